/** A mine as a picture of 64 by 64 units; its colours come from the style sheet. */
export const minePicture = `<svg viewBox="0 0 64 64" aria-hidden="true">
<defs><radialGradient id="mine-body" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#8d93a8"/><stop offset=".4" stop-color="#3c4054"/><stop offset="1" stop-color="#0d0f18"/></radialGradient></defs>
<g stroke="#0d0f18" stroke-width="5" stroke-linecap="round"><path d="M32 6v10M32 52v8M6 36h10M48 36h10M13 17l7 7M44 48l7 7M51 17l-7 7M20 48l-7 7"/></g>
<circle cx="32" cy="36" r="18.5" fill="url(#mine-body)" stroke="#0d0f18" stroke-width="2.5"/>
<path d="M22 29c2-4 6-6 10-6" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="3.4" stroke-linecap="round"/>
<circle cx="32" cy="37" r="5.5" fill="#ff4136"/><circle cx="30.4" cy="35.4" r="1.8" fill="#fff" fill-opacity=".85"/>
</svg>`

/** The seal of a closed cell. */
export const sealPicture = `<svg viewBox="0 0 64 64" aria-hidden="true"><path d="M32 14l18 18-18 18-18-18z" fill="none" stroke="currentColor" stroke-width="4" stroke-linejoin="round"/><path d="M32 24l8 8-8 8-8-8z" fill="currentColor"/></svg>`
