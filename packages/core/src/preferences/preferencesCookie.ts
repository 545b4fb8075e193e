export const preferencesCookie = 'marquee_preferences'
