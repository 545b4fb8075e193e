/** The browser's own id of its pop-up ads, kept for a year (POPUP-03): what was shown here rests a while. */
export const popupTrackingCookie = 'popup_tracking_id'
/** A year, in seconds. */
export const popupTrackingAge = 365 * 86_400

/** `action_id` of the log. */
export const popupActions = { shown: 1, clicked: 2, closed: 3 }
