/** What the lobby needs of this feature, in one script with the texts that every part of it shows. */
export { LootboxesSection } from './lobby/LootboxesSection.tsx'
export { prefetchBoxes as prefetch } from './queries.ts'
export { messages } from './texts.ts'

export const LootboxesModal = {
  load: () => import('./modal/LootboxesModal.tsx').then((module) => module.LootboxesModal),
}
