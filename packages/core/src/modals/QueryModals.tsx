import { useQueryModals } from './useQueryModals.ts'

/** The address opens modals, from the moment the page is at rest. */
export function QueryModals() {
  useQueryModals()
  return null
}
