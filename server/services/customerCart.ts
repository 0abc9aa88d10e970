import type { Cart, CartLine, CartTarget } from '../../contract/schemas/cart.ts';
import type { Outcome } from '../../contract/schemas/common.ts';
import type { Context } from './context.ts';
