// The shop's own facts, until its owner sets them in the admin area (where the server has that).
// Edit this file where the shop is hosted and reload the page: nothing has to be built again.
window.hemline = {
  // Where the server is. '/api' is the one that sent this page; elsewhere: 'https://api.shop.example'.
  apiUrl: '/api',
  // Whether cookies go along to a server elsewhere. Few need them (the login's token travels in a
  // header), and one that answers "Access-Control-Allow-Origin: *" can't be sent any.
  apiCredentials: false,
  // What prices are in, where another server sends this app than the one it calls; else CURRENCY says it.
  // currency: { code: 'EUR', sign: '€', name: 'euros' }, with `digits: 0` for yen, `digits: 3` for dinars.
  // The zone in which days begin and end, likewise; else TIME_ZONE says it.
  // timeZone: 'Europe/Lisbon',
  // Languages, the shop's own first, likewise; else LANGUAGES says it. That server sends index.html for /pt/women, too.
  // languages: ['en', 'pt', 'ru', 'de', 'fr', 'es', 'ar'],
  // Whether it is told how fast visitors have the pages, likewise; else WEB_VITALS says it.
  // webVitals: true,
  // Texts that promise something, where yours are others; docs/operations.md lists them all.
  // wording: { delivery: 'We send on Mondays.', returns: '' },
  // The shop below is the demo's: with DEMO=off our server leaves it out. Delete this line with yours.
  demo: true,
  shop: {
    name: 'Hemline',
    // For search engines, and where a page is shared.
    description:
      'A small clothing house for women, men and kids: linen, wool, denim and silk, cut to be worn for years.',
    supportEmail: 'hello@hemline.test',
    phone: '+351 210 000 000',
    // On the contact page, where they are not empty; \n begins a line.
    address: '',
    openingHours: '',
    // The profile on the contact page.
    profile: { name: 'Instagram', url: 'https://www.instagram.com/hemline.test' },
    // The links in the footer of every page.
    social: [
      { name: 'Instagram', url: 'https://www.instagram.com/hemline.test' },
      { name: 'Pinterest', url: 'https://www.pinterest.com/hemline' },
    ],
    // The two people of the about page, in both of its languages.
    team: [
      {
        name: 'Marta Azevedo',
        role: { en: 'Founder and designer', ru: 'Основательница и дизайнер' },
        bio: {
          en: 'Marta cut patterns in Porto for twelve years before she drew her own. She decides on every hem.',
          ru: 'Марта двенадцать лет кроила в Порту, прежде чем начала рисовать свои вещи. За каждый подол отвечает она.',
        },
      },
      {
        name: 'Ilya Sorokin',
        role: { en: 'Fabrics and workshops', ru: 'Ткани и мастерские' },
        bio: {
          en: 'Ilya finds the mills and visits the workshops. He would rather mend a coat than sell a new one.',
          ru: 'Илья находит ткацкие фабрики и бывает в мастерских. Он скорее починит пальто, чем продаст новое.',
        },
      },
    ],
  },
};
