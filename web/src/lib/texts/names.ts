/** Names to begin with, such as were heard along the canals in the seventeenth century. */
const FIRST = [
  "Aaltje", "Aert", "Annetje", "Barend", "Brechtje", "Claes", "Cornelia", "Dirck", "Elsje", "Floris",
  "Geertje", "Gerrit", "Griet", "Haesje", "Hendrick", "Jacob", "Jannetje", "Joost", "Lijsbeth", "Machteld",
  "Maertje", "Neeltje", "Pieter", "Reynier", "Rosemarijn", "Saskia", "Tjaert", "Trijntje", "Willem", "Wybrand",
]; // prettier-ignore

/** Some name; `chance` gives numbers from 0 to 1. */
export function someName(chance: () => number = Math.random): string {
  return `${FIRST[Math.floor(chance() * FIRST.length)]} ${10 + Math.floor(chance() * 90)}`;
}
