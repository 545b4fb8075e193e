import type { ModalName, PropsOf } from './features.ts'
import type { Audience, LazyComponent } from './pages.ts'

/** A modal of a feature, opened by name or by a query parameter. */
export interface ModalDefinition {
  load: LazyComponent<never>
  /** Value of the query parameter `openModal` that opens it (TEN-14). */
  openModal?: string
  /** Query parameter whose presence opens it, its value passed as prop `value` (MODAL-11). */
  query?: string
  /** Opens where the URL's hash contains this, on that path and those below it (VERIFY-05). */
  hash?: { contains: string; under: string }
  /** A guest who opens a player's modal is sent to sign up. */
  audience?: Audience
  /** Must be answered: the way back does not close it, and nothing opens in front of it. */
  required?: boolean
  /**
   * Nobody asks for it, however it opens: the page itself leads to an address that opens it. It
   * counts as an unsolicited modal, and the pause after it begins when it closes.
   */
  unasked?: boolean
  /** Opens on a page with a `geoblock` segment in its path too, where nothing else does (MODAL-27). */
  onGeoblock?: boolean
  /** Props that show it well where there is nothing real: the showcase opens it with them. */
  sample?: object
}

/** What a modal gets that an address opens: the value of its parameter, and what went wrong (MODAL-04). */
export interface AddressProps {
  value?: string
  errorText?: string
  /** Id of the promotion whose claim was pressed where it is listed (`claims` of its feature); never of an address. */
  claims?: string
}

/** What a modal gets that is opened with `P`. */
interface ModalPropsWith<P extends object> {
  /** The name it was opened by. */
  name: string
  props: AddressProps & P
  close: () => void
  /** Spread on the `Dialog`: open state, what happens when it closes, and its place in the stack. */
  frame: {
    open: boolean
    onOpenChange: (open: boolean) => void
    onOpenChangeComplete: (open: boolean) => void
    /** False while another modal stands in front of it, on its way out included. */
    modal?: boolean
    /** Another modal in front of it is open. */
    inert?: boolean
    /** Among several modals one comes and goes differently from the first and the last (MODAL-08). */
    stack?: 'single' | 'several'
  }
}

/** @typeParam N Name of the modal; left out by one that nothing is given but by its address. */
export type ModalProps<N extends ModalName = never> = ModalPropsWith<
  [N] extends [never] ? object : PropsOf<N>
>
