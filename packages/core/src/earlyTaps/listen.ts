/**
 * Runs in the document before any other script, as text: keeps the buttons that were pressed while
 * nothing could answer. What answers at once, or is alive when the press has been heard, is not kept.
 * React leaves a mark of its own on every element it has taken over.
 */
export const listenForEarlyTaps = [
  "addEventListener('click',({target})=>{",
  "const b=target.closest?.('button'),alive=()=>Object.keys(b).some(k=>k.startsWith('__react'));",
  'if(b&&!(b.form&&b.type==="submit")&&!alive())setTimeout(()=>alive()||(window.earlyTaps??=[]).push(b))',
  '},true)',
].join('')
