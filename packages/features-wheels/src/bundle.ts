/** What the lobby needs of this feature, in one script with the texts that every part of it shows. */
export { WheelSection } from './lobby/WheelSection.tsx'
export { onCash, onDeposit, prefetchWheels } from './queries.ts'
export { texts } from './texts.ts'
