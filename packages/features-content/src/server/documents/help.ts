import type { Author } from './types.ts'

export const help: Author = ({ name, minimumAge, dailyLogin, supportChat, contactEmail }) => ({
  updatedAt: Date.UTC(2026, 10, 22),
  title: { en: 'Help', es: 'Ayuda' },
  description: {
    en: 'Short answers to what players ask most.',
    es: 'Respuestas cortas a lo que más se pregunta.',
  },
  sections: [
    {
      id: 'free',
      heading: { en: 'Does it cost anything?', es: '¿Cuesta algo?' },
      body: [
        {
          en: `No. ${name} gives coins and entries away, and every game can be played with them. [How it works](/how-it-works) lists the ways to get more.`,
          es: `No. ${name} regala monedas y participaciones, y con ellas puedes jugar a todos los juegos. [Cómo funciona](/how-it-works) dice cómo conseguir más.`,
        },
      ],
    },
    {
      id: 'balances',
      heading: { en: 'Coins or entries?', es: '¿Monedas o participaciones?' },
      body: [
        {
          en: 'Coins are for play only. Entries are for the sweepstakes: what you win with them becomes winnings, and you can redeem winnings. The switch beside your balance changes between the two.',
          es: 'Las monedas son solo para jugar. Las participaciones entran en el sorteo: lo que ganas con ellas son ganancias, y las ganancias se pueden canjear. El botón junto a tu saldo cambia entre las dos.',
        },
      ],
    },
    ...(dailyLogin.isActive
      ? [
          {
            id: 'daily',
            heading: { en: 'Where is my daily reward?', es: '¿Dónde está mi premio diario?' },
            body: [
              {
                en: 'In the lobby, in the navigation, and behind the gift in the header. There is one for each day in a row. If you miss a day, you start again at day 1.',
                es: 'En el vestíbulo, en la navegación y en el regalo de la cabecera. Hay uno por cada día seguido. Si faltas un día, vuelves a empezar en el día 1.',
              },
            ],
          },
        ]
      : []),
    {
      id: 'password',
      heading: { en: 'I forgot my password', es: 'Olvidé mi contraseña' },
      body: [
        {
          en: 'Ask for [a new one](/reset): we e-mail you a link. After three wrong passwords you have to wait 30 minutes before you can sign in.',
          es: 'Pide [una nueva](/reset): te llega un enlace por correo. Después de tres contraseñas incorrectas debes esperar 30 minutos para iniciar sesión.',
        },
      ],
    },
    {
      id: 'interrupted',
      heading: {
        en: 'I lost my connection during a round',
        es: 'Se cortó la conexión en mitad de una ronda',
      },
      body: [
        {
          en: 'Nothing is lost. The result was already decided; open the game again to see how the round ended.',
          es: 'No se pierde nada. El resultado ya estaba decidido; abre el juego otra vez para ver cómo terminó la ronda.',
        },
      ],
    },
    {
      id: 'age',
      heading: { en: 'How old do I have to be?', es: '¿Qué edad debo tener?' },
      body: [
        {
          en: `${minimumAge.default}, and older in some states. Sign-up shows the age for your state.`,
          es: `${minimumAge.default} años, y en algunos estados más. El registro muestra la edad de tu estado.`,
        },
      ],
    },
    {
      id: 'stop',
      heading: { en: 'I want to play less, or stop', es: 'Quiero jugar menos o parar' },
      body: [
        {
          en: 'Limits, breaks and self-exclusion are in [your responsible-play area](/game/responsible-play). [The policy](/page/responsible-play-policy) says what each of them does.',
          es: 'Los límites, las pausas y la autoexclusión están en [tu área de juego responsable](/game/responsible-play). [La política](/page/responsible-play-policy) dice qué hace cada uno.',
        },
      ],
    },
    {
      id: 'contact',
      heading: { en: 'How do I reach support?', es: '¿Cómo contacto a soporte?' },
      body: [
        ...(supportChat
          ? [
              {
                en: 'The round button at the lower edge of every page opens the support chat. Sign in first, and you find the answer there.',
                es: 'El botón redondo del borde inferior de cada página abre el chat de ayuda. Inicia sesión antes y encontrarás allí la respuesta.',
              },
            ]
          : []),
        {
          en: `By e-mail: ${contactEmail}. Write from the address of your account, so that we know whose it is.`,
          es: `Por correo: ${contactEmail}. Escribe desde la dirección de tu cuenta para que sepamos de quién es.`,
        },
      ],
    },
  ],
})
