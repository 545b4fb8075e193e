export { GeoWatch } from './GeoWatch.tsx'
