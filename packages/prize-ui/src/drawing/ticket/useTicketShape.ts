import { useBrand } from '@marquee/core'
import type { ThemeShapes } from '@marquee/theme'

/** The shape of tickets and of cards that are scratched, as the brand's theme has it. */
export const useTicketShape = (): ThemeShapes['ticket'] =>
  useBrand().theme.shapes?.ticket ?? 'perforated'
