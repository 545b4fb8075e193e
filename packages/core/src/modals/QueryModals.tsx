import { useOpenSupport } from '../chat/useOpenSupport.ts'
import { useQueryModals } from './useQueryModals.ts'

/** The address opens modals and the way to support, from the moment the page is at rest. */
export function QueryModals() {
  useQueryModals()
  useOpenSupport()
  return null
}
