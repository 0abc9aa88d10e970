import { declareVariables, isOwnVariable } from './variables.ts';

declareVariables((name) => !isOwnVariable(name));
