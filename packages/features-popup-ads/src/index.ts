export { popupAds } from './feature.ts'
