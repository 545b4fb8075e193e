import { useT } from '@marquee/core'
import { IconButton } from '@marquee/ui'
import { type FormEvent, type KeyboardEvent, type Ref, useId } from 'react'
import * as css from './Composer.css.ts'

/** As long as the platform takes, in characters. */
const longest = 2000
/** From here on it says how many are left. */
const nearEnd = 1800

interface ComposerProps {
  text: string
  onText: (text: string) => void
  onSend: (text: string) => void
  /** Enter sends, and Shift and Enter begin a line; on a touch keyboard Enter is a new line. */
  sendsOnEnter: boolean
  ref?: Ref<HTMLTextAreaElement>
}

/** Where the player writes. */
export function Composer({ text, onText, onSend, sendsOnEnter, ref }: ComposerProps) {
  const t = useT('support-chat')
  const id = useId()
  const left = text.length > nearEnd && t('left', { count: longest - text.length })
  const send = () => {
    const trimmed = text.trim()
    if (!trimmed) return
    onText('')
    onSend(trimmed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    if (!sendsOnEnter || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing)
      return
    event.preventDefault()
    send()
  }
  return (
    <form className={css.composer} onSubmit={submit} data-testid="chat-form">
      {/* Not the house's own area: it would make the chunk of all its fields differ between brands. */}
      <div className={css.field}>
        <label htmlFor={id} className={css.label}>
          {t('message')}
        </label>
        <textarea
          ref={ref}
          id={id}
          aria-describedby={left ? `${id}-left` : undefined}
          rows={2}
          maxLength={longest}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
          className={css.area}
        />
        {left && (
          <span id={`${id}-left`} className={css.left}>
            {left}
          </span>
        )}
      </div>
      <IconButton
        type="submit"
        icon="arrow-right"
        label={t('send')}
        variant="strong"
        aria-disabled={!text.trim()}
        data-testid="chat-send"
      />
    </form>
  )
}
