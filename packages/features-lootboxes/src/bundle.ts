/** What the lobby needs of this feature, in one script with the texts that every part of it shows. */
export { LootboxesSection } from './lobby/LootboxesSection.tsx'
export { prefetchBoxes } from './queries.ts'
export { texts } from './texts.ts'
