import type { LimitKind, LimitPeriod, PaymentMethod, RedemptionReason } from '@marquee/contract'
import { button, code, facts, type MailTexts, note, text } from './words.ts'

const method: Record<PaymentMethod, string> = {
  card: 'Tarjeta',
  bank: 'Transferencia bancaria',
  wallet: 'Billetera',
}

const limitName: Record<LimitKind, string> = {
  purchase: 'Límite de compra',
  'loss-coins': 'Límite de pérdida de monedas',
  'loss-entries': 'Límite de pérdida de participaciones',
  time: 'Límite de tiempo',
}

const words = { minutes: 'minutos', coins: 'monedas', entries: 'participaciones' }

const periodName: Record<LimitPeriod, string> = {
  day: '24 horas',
  week: '7 días',
  month: '30 días',
}

const reasons: Record<RedemptionReason | 'provider', string> = {
  'identity-document':
    'Necesitamos una nueva foto de tu identificación. Sube una foto nítida y completa de una identificación vigente.',
  'address-proof':
    'Necesitamos un comprobante de tu domicilio. Sube un recibo o estado de cuenta de los últimos 90 días con tu nombre y domicilio.',
  'account-owner': 'La cuenta está a otro nombre. Canjea a una cuenta a tu nombre.',
  'account-details': 'El número de cuenta no funcionó. Revisa el número o canjea a otra cuenta.',
  location: 'No podemos pagar donde vives. Revisa el estado en tu perfil o contacta a soporte.',
  'duplicate-account':
    'Tienes más de una cuenta. Contacta a soporte para decidir qué cuenta conservar.',
  rules:
    'No cumple las reglas del sorteo. Lee las reglas o contacta a soporte si crees que nos equivocamos.',
  other: 'No pudimos aprobarlo. Lee nuestra nota o contacta a soporte.',
  provider: 'Tu banco o billetera devolvió el pago. Canjea a otra cuenta o contacta a soporte.',
}

const notYou = 'Si no fuiste tú, cambia tu contraseña de inmediato y contacta a soporte.'

/** What each mail says in Spanish. */
export const es: MailTexts = {
  welcome: ({ coins, entries }, { brandName, name, page, ...as }) => ({
    subject: `Te damos la bienvenida a ${brandName}`,
    heading: name ? `¡Hola, ${name}!` : '¡Hola!',
    blocks: [
      text(
        `Tu cuenta de ${brandName} está lista, con ${as.coins(coins)} monedas y ${as.hundredths(entries)} participaciones para empezar.`,
      ),
      text(
        'Las monedas son para divertirte. Con participaciones juegas por ganancias que puedes canjear cuando verifiques tu identidad.',
      ),
      button('Empezar a jugar', page('/lobby/')),
      note(
        'Puedes fijar límites o tomarte una pausa cuando quieras, en tu perfil, en Juego responsable.',
      ),
    ],
  }),
  'email-code': ({ code: digits, path }, { brandName, page }) => ({
    subject: `${digits} es tu código de ${brandName}`,
    heading: 'Confirma tu correo',
    blocks: [
      text(`Escribe este código en ${brandName}:`),
      code(digits),
      button('Confirmar correo', page(path)),
      note('El código y el enlace valen 15 minutos. Si no los pediste, ignora este correo.'),
    ],
  }),
  'reset-code': ({ code: token, path }, { brandName, page }) => ({
    subject: `Elige una contraseña nueva para ${brandName}`,
    heading: 'Elige una contraseña nueva',
    blocks: [
      text(
        `Alguien pidió una contraseña nueva para tu cuenta de ${brandName}. Si fuiste tú, elígela en los próximos 30 minutos.`,
      ),
      button('Elegir contraseña nueva', page(path)),
      text('Si la página pide un código, es este:'),
      code(token),
      note('Si no fuiste tú, ignora este correo. Tu contraseña sigue igual.'),
    ],
  }),
  receipt: (mail, { brandName, page, ...as }) => ({
    subject: `Tu recibo de ${brandName}: ${as.price(mail.price)}`,
    heading: 'Gracias por tu compra',
    blocks: [
      text('Tus monedas están en tu saldo, listas para jugar.'),
      facts(
        ['Número de recibo', mail.number],
        ['Fecha', as.when(mail.at)],
        ['Paquete', mail.title.es],
        ['Monedas', as.coins(mail.coins)],
        ...(mail.entries
          ? ([['Participaciones gratis', as.hundredths(mail.entries)]] as [string, string][])
          : []),
        ['Pagado con', `${method[mail.method]} ${mail.account}`],
        ['Total', as.price(mail.price)],
      ),
      button('Ver recibo', page(`/cash/receipt/${mail.depositId}`)),
      note('Las participaciones son un regalo. Una compra no aumenta tus posibilidades de ganar.'),
    ],
  }),
  'redemption-received': (mail, { page, price }) => ({
    subject: `Recibimos tu canje de ${price(mail.amount)}`,
    heading: 'Estamos revisando tu canje',
    blocks: [
      text(
        'Tus ganancias salieron de tu saldo mientras revisamos la solicitud. Te escribiremos en cada paso.',
      ),
      facts(
        ['Cantidad', price(mail.amount)],
        ['Se paga a', `${method[mail.method]} ${mail.account}`],
      ),
      button('Seguir tu canje', page('/cash/redeem')),
    ],
  }),
  'redemption-asked': (mail, { page, price }) => ({
    subject: `Necesitamos algo para tu canje de ${price(mail.amount)}`,
    heading: 'Necesitamos algo de ti',
    blocks: [
      text(reasons[mail.code ?? 'other']),
      ...(mail.reason ? [text(`Nuestra nota: ${mail.reason}`)] : []),
      button('Responder ahora', page('/cash/redeem')),
      note('Tu canje sigue abierto hasta que respondas o lo canceles.'),
    ],
  }),
  'redemption-approved': (mail, { page, price }) => ({
    subject: `Aprobamos tu canje de ${price(mail.amount)}`,
    heading: 'Aprobado',
    blocks: [
      text('Aprobamos tu canje y enviamos el pago.'),
      facts(
        ['Cantidad', price(mail.amount)],
        ['Se paga a', `${method[mail.method]} ${mail.account}`],
      ),
      button('Seguir tu canje', page('/cash/redeem')),
    ],
  }),
  'redemption-paid': (mail, { page, price }) => ({
    subject: `${price(mail.amount)} van en camino`,
    heading: 'Pagado',
    blocks: [
      text('Pagamos tu canje. Tu banco o billetera puede tardar uno o dos días en mostrarlo.'),
      facts(
        ['Cantidad', price(mail.amount)],
        ['Se pagó a', `${method[mail.method]} ${mail.account}`],
      ),
      button('Tus canjes', page('/cash/redeem')),
    ],
  }),
  'redemption-refused': (mail, { page, price }) => ({
    subject: `No pudimos pagar tu canje de ${price(mail.amount)}`,
    heading: 'Tus ganancias volvieron a tu saldo',
    blocks: [
      text(reasons[mail.code ?? 'provider']),
      ...(mail.reason ? [text(`Nuestra nota: ${mail.reason}`)] : []),
      button('Ir a tus canjes', page('/cash/redeem')),
    ],
  }),
  'new-device': ({ device, at }, { brandName, page, when }) => ({
    subject: `Nuevo inicio de sesión en ${brandName}`,
    heading: 'Nuevo inicio de sesión',
    blocks: [
      text('Alguien entró en tu cuenta desde un dispositivo que no conocíamos.'),
      facts(['Dispositivo', device || 'Desconocido'], ['Hora', when(at)]),
      button('Revisar mis dispositivos', page('/profile/security')),
      note(notYou),
    ],
  }),
  'password-changed': ({ at }, { brandName, page, when }) => ({
    subject: `Se cambió tu contraseña de ${brandName}`,
    heading: 'Contraseña cambiada',
    blocks: [
      text(
        `Tu contraseña se cambió el ${when(at)}. Se cerró la sesión en todos los demás dispositivos.`,
      ),
      button('Restablecer contraseña', page('/reset')),
      note(notYou),
    ],
  }),
  'passkey-added': ({ device, at }, { brandName, page, when }) => ({
    subject: `Nueva clave de acceso en ${brandName}`,
    heading: 'Clave de acceso agregada',
    blocks: [
      text('Ahora puedes entrar con una clave de acceso.'),
      facts(['Dispositivo', device || 'Desconocido'], ['Hora', when(at)]),
      button('Ver mis claves de acceso', page('/profile/security')),
      note(notYou),
    ],
  }),
  'passkey-removed': ({ at }, { brandName, page, when }) => ({
    subject: `Clave de acceso quitada de ${brandName}`,
    heading: 'Clave de acceso quitada',
    blocks: [
      text(`Se quitó una clave de acceso de tu cuenta el ${when(at)}.`),
      button('Ver mis claves de acceso', page('/profile/security')),
      note(notYou),
    ],
  }),
  'limit-changed': ({ limit, period, amount, from }, { page, when, limitText }) => ({
    subject: 'Se cambió tu límite',
    heading: limitName[limit],
    blocks: [
      facts(
        ['Límite', amount === null ? 'Ninguno' : limitText(limit, amount, words)],
        ['Por', periodName[period]],
        ['En vigor', from === null ? 'Ahora' : `Desde el ${when(from)}`],
      ),
      ...(from === null
        ? []
        : [
            text(
              'Un límite más amplio vale después de 24 horas. Hasta entonces puedes cancelar el cambio.',
            ),
          ]),
      button('Ver mis límites', page('/game/responsible-play')),
    ],
  }),
  'break-begun': ({ breakKind, until }, { brandName, page, when }) => ({
    subject: breakKind === 'cool-off' ? 'Tu pausa comenzó' : 'Tu autoexclusión comenzó',
    heading: breakKind === 'cool-off' ? 'Estás en una pausa' : 'Tienes el juego bloqueado',
    blocks: [
      text(
        breakKind === 'cool-off'
          ? `No puedes jugar ni comprar monedas en ${brandName} hasta el ${when(until)}.`
          : `No puedes jugar ni comprar monedas en ${brandName} ni en nuestras otras marcas hasta el ${when(until)}.`,
      ),
      text('Aún puedes canjear tus ganancias. No te enviaremos ofertas.'),
      button('Ayuda y apoyo', page('/game/responsible-play')),
      note(
        '¿Necesitas hablar? Llama o escribe a la línea nacional de ayuda, 1-800-522-4700, gratis y confidencial.',
      ),
    ],
  }),
  'sign-up-known': (_mail, { brandName, page }) => ({
    subject: `Ya tienes una cuenta de ${brandName}`,
    heading: 'Ya tienes una cuenta',
    blocks: [
      text(
        `Alguien, esperamos que tú, intentó registrarse en ${brandName} con esta dirección. Ya tiene una cuenta.`,
      ),
      button('Iniciar sesión', page('/signin')),
      button('Restablecer mi contraseña', page('/reset')),
      note('Si no fuiste tú, no tienes que hacer nada. Tu cuenta sigue igual.'),
    ],
  }),
  'email-changed': ({ address }, { brandName }) => ({
    subject: `Tu correo de ${brandName} cambió`,
    heading: 'Correo cambiado',
    blocks: [
      text(`El correo de tu cuenta de ${brandName} ahora es ${address}. Inicia sesión con él.`),
      note('Si no fuiste tú, escribe enseguida a soporte.'),
    ],
  }),
  'account-closed': (_mail, { brandName }) => ({
    subject: `Tu cuenta de ${brandName} está cerrada`,
    heading: 'Cuenta cerrada',
    blocks: [
      text(
        `Cerraste tu cuenta de ${brandName}. Tu sesión se cerró en todos tus dispositivos y no te enviaremos novedades.`,
      ),
      text('Guardamos los registros que la ley nos pide guardar.'),
      note('Si no fuiste tú, o cambias de opinión, escribe a soporte.'),
    ],
  }),
  'bonus-credited': ({ entries, validUntil, path }, { brandName, page, ...as }) => ({
    subject: `${as.hundredths(entries)} participaciones gratis en ${brandName}`,
    heading: 'Un regalo para ti',
    blocks: [
      text(
        `Te regalamos ${as.hundredths(entries)} participaciones. Reclámalas antes del ${as.when(validUntil)}.`,
      ),
      button('Reclamar', page(path)),
      note('No es necesario comprar.'),
    ],
  }),
}

/** Below every mail. */
export const footerEs = ({ brandName, email }: { brandName: string; email: string }): string[] => [
  `Recibes este correo porque tienes una cuenta en ${brandName}. ¿Preguntas? Escribe a ${email}.`,
  'No es necesario comprar. Juega con responsabilidad.',
]
