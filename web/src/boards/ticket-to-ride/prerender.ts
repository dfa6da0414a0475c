/** The pictures of the city that are made when the client is built: of the printed edition, as printed and turned. */
import { editions } from "../../../dev/ticket-to-ride/scenes";
import { picture } from "../../lib/board/scenery/pictures";
import Scenery from "./map/Scenery.svelte";
import { unpack } from "./model/edition";
import { landscapeOf } from "./model/landscape";
import { pose } from "./model/pose";

export const pictures = [false, true].map((tall) =>
  picture(Scenery, landscapeOf(pose(unpack(editions.printed), tall))),
);
