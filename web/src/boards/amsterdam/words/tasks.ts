/** What task tiles are worth to so many players. */
import type { Task } from "../model/edition";

/** The points of a task with so many players, as a word. */
export function taskPoints(task: Task, players: number): string {
  const at = Math.max(players - 2, 0);
  if (task.points) return String(task.points[at]);
  if (task.points_one && task.points_two) return `${task.points_one[at]}/${task.points_two[at]}`;
  const counts = task.points_by_count;
  return counts ? `${counts[0]}…${counts[counts.length - 1]}` : "";
}
