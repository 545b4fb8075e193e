export { ticketCut, ticketUnit } from './ticketCut.css.ts'
export { useTicketShape } from './useTicketShape.ts'
