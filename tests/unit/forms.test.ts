import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { OrderContact } from '../../contract/schemas/order.ts';
import { LoginRequest, SignupRequest, UserChange } from '../../contract/schemas/user.ts';
import {
  emptyAccountValues,
  loginSchema,
  profileSchema,
  signUpSchema,
  toLoginRequest,
  toProfileValues,
  toSignUpRequest,
  toUserChange,
} from '../../src/features/account/accountValues.ts';
import {
  emptyCheckoutValues,
  namedOrderSchema,
  orderSchema,
  toOrderContact,
} from '../../src/features/cart/checkoutValues.ts';
import { isSuspiciouslyShort } from '../../src/lib/phone.ts';

/** Valid and invalid values of each field. */
type Samples = Record<string, { fit: string[]; wrong: string[] }>;

const email = {
  fit: ['anna@example.test', ' anna@example.test ', 'a@b.c', 'ünna+bag@mail.example.test'],
  wrong: [
    '',
    'anna',
    'anna@example',
    '@example.test',
    'an na@example.test',
    `${'a'.repeat(251)}@b.c`,
  ],
};
const phone = {
  fit: [
    '+351 9',
    '+351 912 345 678',
    '+55 11 98765-4321',
    '+1 (213) 373 4253',
    '+4712',
    '912345678',
  ],
  wrong: ['+0 912 345', 'nine', '912', '+3519123456789012345'],
};
const address = {
  fit: ['Rua das Flores 12, Lisbon, Portugal, 12000', ' A, B, C, 123-4567 ', 'A,B,C,123'],
  wrong: [
    'Rua das Flores 12, Lisbon',
    'A, B, C, 12',
    'A, B, C, 123-45',
    ', , , 1234',
    'A, B, C, D, 123',
  ],
};

const fullName = {
  fit: ['Anna Souza', ' Ó ', 'O’Neill, Jr.', '王小明', 'a'.repeat(120)],
  wrong: ['Anna\nSouza', 'a'.repeat(121)],
};

const orderSamples: Samples = {
  email,
  phone: { ...phone, wrong: [...phone.wrong, '', '+351'] },
  address: { ...address, wrong: [...address.wrong, '', '   '] },
};

const known = {
  phone: '+351 912 345 678',
  address: 'Rua das Flores 12, Lisbon, Portugal, 12000',
};

const signUpSamples: Samples = {
  username: { fit: ['anna', ' Anna Müller ', 'Анна'], wrong: ['', '   ', 'a'.repeat(121)] },
  email,
  password: {
    fit: ['12345678', '  spaces  ', 'пароль-длинный', '👗'.repeat(8), 'x'.repeat(128)],
    wrong: ['', '1234567', '👗'.repeat(4), 'x'.repeat(129)],
  },
  phone: { ...phone, fit: [...phone.fit, '', '+351'] },
  address: { ...address, fit: [...address.fit, '', '  '] },
};

const profileSamples: Samples = {
  ...signUpSamples,
  password: {
    fit: ['', '12345678', 'x'.repeat(128)],
    wrong: ['1234567', '👗'.repeat(4), 'x'.repeat(129)],
  },
};

const noProfile = toProfileValues({ name: '', email: '' });

const loginSamples: Samples = {
  email,
  password: { fit: ['short', 'x'.repeat(128), '👗'.repeat(128)], wrong: ['x'.repeat(129)] },
  token: {
    fit: ['', '123456', ' 123456 ', '123 456', 'a1b2-c3d4'],
    wrong: ['1234567890123456789012'],
  },
};

type Form = {
  samples: Samples;
  schema: Schema;
  contract: TSchema;
  toRequest: (values: Record<string, string>) => unknown;
  /** Fields that the contract checks less strictly: a login only compares them. */
  laxInContract?: string[];
};

const forms: Record<string, Form> = {
  'the order form': {
    samples: orderSamples,
    schema: orderSchema,
    contract: OrderContact,
    toRequest: (values) => toOrderContact({ ...emptyCheckoutValues, ...values }),
  },
  'the order form that asks for a name': {
    samples: { fullName, email: { ...email, fit: email.fit.slice(0, 1) } },
    schema: namedOrderSchema.pick(['fullName', 'email']),
    contract: OrderContact,
    toRequest: ({ fullName: name = '', email: to = '' }) =>
      toOrderContact({ ...emptyCheckoutValues, ...known, fullName: name, email: to }),
  },
  'the sign-up form': {
    samples: signUpSamples,
    schema: signUpSchema,
    contract: SignupRequest,
    toRequest: (values) => ({
      ...toSignUpRequest({ ...emptyAccountValues, ...values }),
      cartItems: [],
    }),
  },
  'the account form': {
    samples: profileSamples,
    schema: profileSchema,
    contract: UserChange,
    toRequest: (values) => toUserChange({ ...noProfile, ...values }),
  },
  'the login form': {
    samples: loginSamples,
    schema: loginSchema,
    contract: LoginRequest,
    toRequest: (values) => toLoginRequest({ ...emptyAccountValues, ...values }),
    laxInContract: ['email'],
  },
};

describe.each(Object.entries(forms))(
  '%s',
  (_, { samples, schema, contract, toRequest, laxInContract = [] }) => {
    const someFit = Object.fromEntries(
      Object.entries(samples).map(([name, { fit }]) => [name, fit[0] ?? '']),
    );
    const each = (kind: 'fit' | 'wrong') =>
      Object.entries(samples).flatMap(([name, values]) =>
        values[kind].map((value) => [name, value] as const),
      );

    it('sends valid requests for every mixture of valid values', () => {
      for (const values of mixtures(samples)) {
        expect(schema.isValidSync(values), JSON.stringify(values)).toBe(true);
        expect(Value.Check(contract, toRequest(values)), JSON.stringify(values)).toBe(true);
      }
    });

    it.each(each('wrong'))('refuses %s "%s", as the contract does', (name, value) => {
      const values = { ...someFit, [name]: value };
      expect(schema.isValidSync(values)).toBe(false);
      if (!laxInContract.includes(name)) {
        expect(Value.Check(contract, toRequest(values))).toBe(false);
      }
    });
  },
);

describe('messages', () => {
  it.each([
    [namedOrderSchema, 'fullName', ' ', 'Full name is required'],
    [namedOrderSchema, 'fullName', 'a'.repeat(121), 'Use one line of at most 120 characters'],
    [orderSchema, 'email', '', 'Email is required'],
    [orderSchema, 'email', 'anna', 'Invalid email address'],
    [orderSchema, 'phone', '+351', 'Invalid phone number'],
    [orderSchema, 'address', '', 'Please use "Street, City, Country, Zip"'],
    [signUpSchema, 'username', ' ', 'Username is required'],
    [signUpSchema, 'email', '', 'Email is required'],
    [signUpSchema, 'phone', '12', 'Invalid phone number'],
    [
      signUpSchema,
      'address',
      'Lisbon',
      'Please use "Street Address, City, Country, Zip Code" or remove at all.',
    ],
    [profileSchema, 'username', '', 'Username is required'],
    [profileSchema, 'email', '', 'Email is required'],
    [profileSchema, 'email', 'anna', 'Invalid email address'],
    [profileSchema, 'phone', '12', 'Invalid phone number'],
    [
      profileSchema,
      'address',
      'Lisbon',
      'Please enter "Street Address, City, Country, Zip Code" or remove at all.',
    ],
    [loginSchema, 'email', 'anna@', 'Invalid email address'],
  ] as const)('are the specification’s (%#)', (schema, name, value, message) => {
    expect(() => schema.validateSyncAt(name, { [name]: value })).toThrow(message);
  });
});

describe('a phone number', () => {
  it.each(['+1 23', '+4 7', '912'])('violates the specification’s pattern: %s', (phone) => {
    for (const schema of [orderSchema, signUpSchema, profileSchema]) {
      expect(() => schema.validateSyncAt('phone', { phone })).toThrow('Invalid phone number');
    }
  });

  it.each(['+351 9', '+1 2345', '+683 4002', '3519'])(
    'matches the pattern even if it is short: %s',
    (phone) => {
      for (const schema of [orderSchema, signUpSchema, profileSchema]) {
        expect(schema.validateSyncAt('phone', { phone })).toBe(phone.replace(' ', ''));
      }
    },
  );

  it.each([
    ['+351', false],
    ['+351 9', true],
    ['+351 912', true],
    ['912 345', true],
    ['+683 4002', false],
    ['+351 912 345 678', false],
  ])('gets the short-number warning, or not: %s', (phone, isShort) => {
    expect(isSuspiciouslyShort(phone)).toBe(isShort);
  });
});

describe('a sign-up request', () => {
  it('has only digits of the phone, and omits empty fields', () => {
    const typed = { ...emptyAccountValues, username: 'anna', email: 'a@b.c', password: '12345678' };
    expect(toSignUpRequest({ ...typed, phone: '+351 912 345 678' }).phone).toBe('351912345678');
    expect(toSignUpRequest({ ...typed, phone: '+351' })).toEqual({
      username: 'anna',
      email: 'a@b.c',
      password: '12345678',
    });
  });
});

describe('an account change', () => {
  it('keeps the number that sign-up stored as digits', () => {
    const values = toProfileValues({ name: 'anna', email: 'a@b.c', phone: '351912345678' });
    expect(values.phone).toBe('+351912345678');
    expect(toUserChange(values)).toEqual({
      username: 'anna',
      email: 'a@b.c',
      phone: '+351912345678',
    });
  });
});

/** Every combination of valid values. */
function mixtures(samples: Samples): Record<string, string>[] {
  return Object.entries(samples).reduce<Record<string, string>[]>(
    (sofar, [name, { fit }]) =>
      sofar.flatMap((values) => fit.map((value) => ({ ...values, [name]: value }))),
    [{}],
  );
}
