/** The picture of the world that is made when the client is built: of the printed edition, in however many pieces it lies. */
import { edition } from "../../../dev/merchants/scenes";
import { picture } from "../../lib/board/scenery/pictures";
import Scenery from "./city/Scenery.svelte";
import { landscapeOf } from "./city/scenery";
import { unpack } from "./model/edition";

export const pictures = [picture(Scenery, landscapeOf(unpack(edition)))];
