/** A chest of 96 by 84 units, its lid down or up; its colours come from the style sheet. */
const wood = `<defs>
<linearGradient id="chest-wood" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--chest-light)"/><stop offset=".55" stop-color="var(--chest)"/><stop offset="1" stop-color="var(--chest-dark)"/></linearGradient>
<linearGradient id="chest-gold" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff6c9"/><stop offset=".45" stop-color="#ffcf45"/><stop offset="1" stop-color="#a4620c"/></linearGradient>
<radialGradient id="chest-light" cx=".5" cy=".9" r=".8"><stop offset="0" stop-color="#fffbe0"/><stop offset=".5" stop-color="var(--glow)" stop-opacity=".8"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient>
</defs>`

const body = `<path d="M10 46h76v28a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z" fill="url(#chest-wood)" stroke="var(--shadow)" stroke-width="3.5" stroke-linejoin="round"/>
<path d="M14 60h68M14 70h68" stroke="var(--shadow)" stroke-opacity=".35" stroke-width="2"/>
<path d="M20 46h9v34h-9zM67 46h9v34h-9z" fill="url(#chest-gold)" stroke="var(--shadow)" stroke-width="2.5"/>
<path d="M12 76h72" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`

/** Closed, with a lock. */
export const closedChest = `<svg viewBox="0 0 96 84" aria-hidden="true">${wood}
<path d="M10 46V36C10 20 24 12 48 12s38 8 38 24v10z" fill="url(#chest-wood)" stroke="var(--shadow)" stroke-width="3.5" stroke-linejoin="round"/>
<path d="M17 34c2-10 13-15 31-15" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"/>
<path d="M20 46V20c3-2 6-3.4 9-4.500V46zM67 46V15.500c3 1.1 6 2.5 9 4.500v26z" fill="url(#chest-gold)" stroke="var(--shadow)" stroke-width="2.5"/>
${body}
<path d="M8 43h80v7H8z" fill="url(#chest-gold)" stroke="var(--shadow)" stroke-width="2.5"/>
<path d="M39 39h18v17a9 9 0 0 1-18 0z" fill="url(#chest-gold)" stroke="var(--shadow)" stroke-width="3"/>
<circle cx="48" cy="49" r="3.6" fill="var(--shadow)" stroke="none"/><path d="M48 50v7" stroke="var(--shadow)" stroke-width="3.4" stroke-linecap="round"/>
</svg>`

/** Open; `full` with light and coins in it. */
export const openChest = (
  full: boolean,
): string => `<svg viewBox="0 0 96 84" aria-hidden="true">${wood}
<path d="M14 40C12 20 20 6 48 6s36 14 34 34z" fill="var(--chest-dark)" stroke="var(--shadow)" stroke-width="3.5" stroke-linejoin="round"/>
<path d="M20 40C19 24 27 13 48 13s29 11 28 27z" fill="var(--shadow)" fill-opacity=".6" stroke="none"/>
${full ? '<ellipse cx="48" cy="40" rx="40" ry="30" fill="url(#chest-light)" stroke="none"/><g fill="url(#chest-gold)" stroke="var(--shadow)" stroke-width="2"><ellipse cx="30" cy="42" rx="11" ry="6"/><ellipse cx="66" cy="42" rx="11" ry="6"/><ellipse cx="48" cy="39" rx="13" ry="7"/><ellipse cx="40" cy="34" rx="9" ry="5"/><ellipse cx="57" cy="34" rx="9" ry="5"/></g>' : ''}
${body}
<path d="M8 44h80v7H8z" fill="url(#chest-gold)" stroke="var(--shadow)" stroke-width="2.5"/>
</svg>`
