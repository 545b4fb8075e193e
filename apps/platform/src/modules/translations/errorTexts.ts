import type { ErrorCode } from '@marquee/contract'

type Texts = Record<ErrorCode, string>

/** What a player reads when a call answers an error; the answer's own message is for developers. */
export const errorTexts: { en: Texts; es: Texts } = {
  en: {
    'invalid-input': 'Something in the form does not fit. Check the marked fields.',
    'missing-idempotency-key': 'This page is out of date. Refresh it and try again.',
    unauthorized: 'Sign in to go on.',
    'wrong-credentials': 'The e-mail address or the password is wrong.',
    forbidden: 'This is not open to you.',
    'cross-site': 'This can only be done from our own pages.',
    'age-restricted': 'You are not old enough to play in this state.',
    'not-found': 'We could not find that.',
    'code-expired': 'This code is no longer valid. Ask for a new one.',
    'idempotency-conflict':
      'This was sent before with other details. Refresh the page and try again.',
    'email-taken': 'This e-mail address has an account already. Sign in, or reset the password.',
    'round-open': 'A round is still open. Finish it first.',
    'round-settled': 'This round is over already.',
    'not-available': 'This is not available right now.',
    'already-claimed': 'You have this one already. The next comes in its time.',
    'insufficient-funds': 'The balance is too small for this. Choose a smaller amount.',
    'payload-too-large': 'This is too large to send.',
    'unsupported-media-type': 'We cannot read this kind of file.',
    locked:
      'Sign-in pauses after three wrong passwords. Try again in 30 minutes, or set a new password.',
    'too-fast': 'One moment: the round before has only just begun.',
    'rate-limited': 'That was a lot at once. Wait a moment and try again.',
    internal: 'Something went wrong on our side. Try again in a moment.',
    unavailable: 'We are away for a moment. Try again soon.',
  },
  es: {
    'invalid-input': 'Algo en el formulario no es válido. Revisa los campos marcados.',
    'missing-idempotency-key': 'Esta página está desactualizada. Recárgala e inténtalo de nuevo.',
    unauthorized: 'Inicia sesión para continuar.',
    'wrong-credentials': 'El correo o la contraseña no son correctos.',
    forbidden: 'No tienes acceso a esto.',
    'cross-site': 'Esto solo puede hacerse desde nuestras propias páginas.',
    'age-restricted': 'No tienes la edad para jugar en este estado.',
    'not-found': 'No lo hemos encontrado.',
    'code-expired': 'Este código ya no es válido. Pide uno nuevo.',
    'idempotency-conflict':
      'Esto ya se envió con otros datos. Recarga la página e inténtalo de nuevo.',
    'email-taken': 'Este correo ya tiene una cuenta. Inicia sesión o restablece la contraseña.',
    'round-open': 'Aún hay una ronda abierta. Termínala primero.',
    'round-settled': 'Esta ronda ya terminó.',
    'not-available': 'Ahora mismo no está disponible.',
    'already-claimed': 'Esta ya es tuya. La próxima llegará a su tiempo.',
    'insufficient-funds': 'El saldo no alcanza. Elige una cantidad menor.',
    'payload-too-large': 'Es demasiado grande para enviarlo.',
    'unsupported-media-type': 'No podemos leer este tipo de archivo.',
    locked:
      'El acceso se pausa tras tres contraseñas incorrectas. Inténtalo en 30 minutos o elige una contraseña nueva.',
    'too-fast': 'Un momento: la ronda anterior acaba de empezar.',
    'rate-limited': 'Demasiadas peticiones seguidas. Espera un momento e inténtalo de nuevo.',
    internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
    unavailable: 'Volvemos enseguida. Inténtalo de nuevo pronto.',
  },
}
