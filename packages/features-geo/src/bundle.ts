export { statesQuery } from './queries.ts'

/** The behaviour, fetched when the first page is at rest. */
export const geoWatch = () => import('./GeoWatch.tsx').then((module) => module.GeoWatch)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
