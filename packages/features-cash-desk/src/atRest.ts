export { PresetOffer } from './widget/PresetOffer.tsx'
