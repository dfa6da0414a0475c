"""What pages may load and run, in the words of a content security policy."""


def policy(script: str, connect: str, *more: str) -> str:
    """Nothing but our own files, and scripts and connections of these kinds."""
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src {script}",
            "style-src 'self'",
            "img-src 'self' data:",
            "font-src 'self'",
            "media-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            f"connect-src {connect}",
            "base-uri 'none'",
            "form-action 'self'",
            *more,
        ]
    )
