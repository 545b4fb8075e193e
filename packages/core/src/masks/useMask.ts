import type { ChangeEvent } from 'react'
import { type MaskOptions, mask } from './mask.ts'

type Change = (event: ChangeEvent<HTMLInputElement>) => unknown

/**
 * Writes what is typed into a field as the mask says (MASK-01..07), before the field's own handler
 * reads it: `<TextField {...useMask('##/##')(register('expiry'))} />`. The caret stays where it was
 * typed.
 */
export function useMask(pattern: string | string[], options: MaskOptions = {}) {
  return <P extends { onChange?: Change | undefined }>(field: P): P & { onChange: Change } => ({
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget
      const caret = input.selectionStart ?? input.value.length
      const atEnd = caret === input.value.length
      const before = mask(input.value.slice(0, caret), pattern, options)
      input.value = mask(input.value, pattern, options)
      // Fields of some types, such as e-mail, have no caret to set.
      if (!atEnd && input.selectionStart !== null)
        input.setSelectionRange(before.length, before.length)
      return field.onChange?.(event)
    },
  })
}
