import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../classNames.ts'
import { catchFocus } from '../lostFocus.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import * as css from './Dialog.css.ts'
import { useScrolls } from './useScrolls.ts'
import { useSheetDrag } from './useSheetDrag.ts'

export interface DialogFrameProps {
  open: boolean
  /** Called with `false` when it wants to close: button, Escape, scrim or handle. */
  onOpenChange: (open: boolean) => void
  /** Called once it has opened or closed, animation included. */
  onOpenChangeComplete?: (open: boolean) => void
  title: ReactNode
  /** Keeps the title for screen readers and shows the content alone. */
  titleHidden?: boolean
  description?: ReactNode
  closeLabel: string
  /** Must be answered: no close button, no Escape, no scrim, no handle. */
  required?: boolean
  /** False while another dialog stands in front: Escape and the scroll lock are that one's. */
  modal?: boolean
  /** Out of reach for pointer, focus and speech: another dialog in front is open. */
  inert?: boolean
  /** Among several dialogs one comes and goes over the others instead of from the edge (MODAL-08). */
  stack?: 'single' | 'several'
  /** Buttons below the scrolling body, the strong one first. */
  actions?: ReactNode
  /** What gets the focus first, where the first control is not the right one. */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

interface Looks {
  form: keyof typeof css.form
  width?: keyof typeof css.width
  art?: ReactNode
  artPlace?: keyof typeof css.artPlace
  scene?: string
  grab: 'phone' | 'always' | 'never'
}

/** Whether the keyboard has brought the reader here: then a ring shows where they are. */
const isByKeyboard = (): boolean =>
  document.activeElement?.matches(':focus-visible:not(body, [role="dialog"])') ?? false

/**
 * What gets the focus as the dialog opens. Without the keyboard it is the dialog itself, which has no
 * ring: a browser would draw one around a control that nobody has asked for. A field takes it always.
 */
function firstFocus(
  popup: HTMLElement | null,
  wanted: HTMLElement | null | undefined,
): HTMLElement | true | null {
  if (isByKeyboard()) return wanted ?? true
  return wanted?.matches('input, textarea') ? wanted : popup
}

/** What Dialog and Sheet share: scrim, focus trap and return, title, close, handle, scrolling body. */
export function DialogFrame({
  open,
  onOpenChange,
  onOpenChangeComplete,
  title,
  titleHidden,
  description,
  closeLabel,
  required = false,
  modal = true,
  inert = false,
  stack = 'single',
  actions,
  initialFocus,
  children,
  form,
  width,
  art,
  artPlace = 'edge',
  scene,
  grab,
}: DialogFrameProps & Looks) {
  const popup = useRef<HTMLDivElement>(null)
  const [body, scrolls] = useScrolls()
  const drag = useSheetDrag(popup, () => onOpenChange(false))
  const heading = <Base.Title render={<Heading level={2} size="lg" />}>{title}</Base.Title>
  return (
    <Base.Root
      open={open}
      modal={modal}
      disablePointerDismissal={required || !modal}
      onOpenChange={(next, details) => {
        if (!modal || (required && details.reason === 'escape-key')) details.cancel()
        else onOpenChange(next)
      }}
      onOpenChangeComplete={(isOpen) => {
        onOpenChangeComplete?.(isOpen)
        // Given back before, where what opened it is still there; the button of a reward is not.
        if (!isOpen) requestAnimationFrame(catchFocus)
      }}
    >
      <Base.Portal className={css.layer} inert={inert}>
        <Base.Backdrop className={css.scrim} />
        <Base.Viewport className={classNames(css.viewport, css.place[form])}>
          <Base.Popup
            ref={popup}
            data-stack={stack}
            initialFocus={() => firstFocus(popup.current, initialFocus?.current)}
            className={classNames(
              css.popup,
              css.form[form],
              width && css.width[width],
              art && artPlace === 'edge' ? css.withArt : null,
            )}
          >
            <div aria-hidden="true" className={css.panel}>
              <div className={css.trim} />
              {art && artPlace === 'scene' && scene !== undefined && (
                <img src={scene} alt="" width={1600} height={900} className={css.scene} />
              )}
            </div>
            {art && (
              <div data-art={artPlace} className={classNames(css.art, css.artPlace[artPlace])}>
                {art}
              </div>
            )}
            {titleHidden ? (
              <VisuallyHidden>{heading}</VisuallyHidden>
            ) : (
              <div className={classNames(css.head, art ? css.headByArt[artPlace] : null)}>
                {heading}
                {description && (
                  <Base.Description render={<Text tone="secondary" />}>
                    {description}
                  </Base.Description>
                )}
              </div>
            )}
            <div ref={body} tabIndex={scrolls ? 0 : undefined} className={css.body}>
              <div>{children}</div>
            </div>
            {actions && <div className={css.footer}>{actions}</div>}
            {!required && (
              <Base.Close
                render={
                  <IconButton icon="close" label={closeLabel} round variant="quiet" size="sm" />
                }
                className={css.close}
              />
            )}
            {!required && grab !== 'never' && (
              <div
                {...drag}
                aria-hidden="true"
                className={classNames(css.grab, grab === 'phone' && css.grabOnPhone)}
              >
                {/* A drawing stands where the line would be. */}
                {(!art || artPlace === 'beside') && <span className={css.grabLine} />}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
