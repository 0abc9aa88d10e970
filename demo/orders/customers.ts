/** A customer of the demo shop. Addresses have the specification's form. */
export type DemoCustomer = { name: string; email: string; phone: string; address: string };

const customer = (name: string, phone: string, address: string): DemoCustomer => ({
  name,
  // Mail to the reserved domain .test is never delivered.
  email: `${name.toLowerCase().replace(' ', '.')}@mail.test`,
  phone,
  address,
});

/** The demo shop's customers. */
export const demoCustomers: readonly DemoCustomer[] = [
  customer('Marta Silva', '+351912345670', 'Rua das Flores 12, Lisbon, Portugal, 1200-194'),
  customer('Jonas Weber', '+4915123456780', 'Lindenstraße 8, Berlin, Germany, 10969'),
  customer('Claire Moreau', '+33612345678', '14 Rue de Sèvres, Paris, France, 75006'),
  customer('Elena Petrova', '+359881234567', 'Ulitsa Shipka 21, Sofia, Bulgaria, 1504'),
  customer('Sofia Rossi', '+393331234567', 'Via Garibaldi 5, Bologna, Italy, 40124'),
  customer('Tom Becker', '+4366412345678', 'Neubaugasse 31, Vienna, Austria, 1070'),
  customer('Ines Costa', '+351936543210', 'Avenida da Boavista 402, Porto, Portugal, 4100-113'),
  customer('Nora Lind', '+46701234567', 'Götgatan 44, Stockholm, Sweden, 11826'),
  customer('Pablo Ortega', '+34612345678', 'Calle Mayor 17, Madrid, Spain, 28013'),
  customer('Anna Nowak', '+48501234567', 'Nowy Swiat 28, Warsaw, Poland, 00373'),
  customer('Lucas Martin', '+32470123456', 'Rue Haute 60, Brussels, Belgium, 1000'),
  customer('Emma Jansen', '+31612345678', 'Prinsengracht 263, Amsterdam, Netherlands, 1016'),
];
