/** Of the navigation as a rail of signs, in CSS px. */
export const railWidth = '88px'
