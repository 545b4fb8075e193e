export { PopupAds } from './PopupAds.tsx'
