const en = {
  play: 'Play',
  again: 'Show again',
  less: 'Lower stake',
  more: 'Higher stake',
  rules: 'North pays 10 times the stake, east 5, south 2.5, west 1. 95.00 % comes back on average.',
  none: 'No win.',
  back: 'Returned',
  win: 'You win',
}

const es: typeof en = {
  play: 'Jugar',
  again: 'Ver otra vez',
  less: 'Menos por ronda',
  more: 'Más por ronda',
  rules: 'El norte paga 10 veces la ronda, el este 5, el sur 2,5 y el oeste 1. Vuelve el 95,00 %.',
  none: 'Sin premio.',
  back: 'Devuelto',
  win: 'Ganas',
}

export const texts = { en, es }
