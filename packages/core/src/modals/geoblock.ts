import type { ModalDefinition } from '../feature/modals.ts'

/** Whether a path has a `geoblock` segment: there only what must be answered everywhere opens (MODAL-27). */
export const isGeoblock = (path: string): boolean => path.split('/').includes('geoblock')

/** Whether a modal may stand over the page at a path. */
export const mayStand = (definition: ModalDefinition | undefined, path: string): boolean =>
  !isGeoblock(path) || definition?.onGeoblock === true
