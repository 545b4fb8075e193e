export { ticketCut } from './ticketCut.css.ts'
export { useTicketShape } from './useTicketShape.ts'
