/** A few states as the platform lists them. */
export const makeStates = () => [
  { code: 'AL', name: { en: 'Alabama', es: 'Alabama' }, minimumAge: 19, allowed: true },
  { code: 'NY', name: { en: 'New York', es: 'Nueva York' }, minimumAge: 18, allowed: true },
  { code: 'WA', name: { en: 'Washington', es: 'Washington' }, minimumAge: 18, allowed: false },
]
