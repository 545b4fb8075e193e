/** Events of the data layer (ANALYTICS-03..11). */
export type AnalyticsEvent =
  | 'deposit'
  | 'payment_complete'
  | 'change_form'
  | 'click_button'
  | 'send_form'
  | 'purchase'
  | 'verification'
  | 'open_popup'
  | 'error'

/** Fields an event may carry (ANALYTICS-12). */
export type AnalyticsFields = Partial<
  Record<
    | 'location'
    | 'step'
    | 'type'
    | 'package'
    | 'quantity'
    | 'offer'
    | 'value'
    | 'discount'
    | 'coins'
    | 'bonus'
    | 'affiliation'
    | 'playerId'
    | 'form_name'
    | 'form_field'
    | 'button_name'
    | 'message',
    string | number
  >
>

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[]
  }
}

/**
 * Puts an event on the page's data layer. It stays in the page's memory: whoever reads it from there
 * is fetched with consent only.
 */
export function track(
  event: AnalyticsEvent,
  fields: AnalyticsFields = {},
  more: Record<string, unknown> = {},
): void {
  if (typeof window === 'undefined') return
  window.dataLayer ??= []
  window.dataLayer.push({ event, ...fields, ...more })
}
