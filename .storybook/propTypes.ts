import { resolve } from 'node:path';
import {
  isIdentifier,
  isLiteralTypeNode,
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isUnionTypeNode,
  type Node,
} from 'typescript/unstable/ast';
import {
  type Checker,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';

/** Prop type for display. */
export type PropType = {
  type: string;
  isRequired: boolean;
  description: string;
  /** Our object types that it references, with their members: `Toast = { text: string; … }`. */
  objects: string[];
};

/** Own props of a component, without those forwarded to MUI components or elements. */
export function findPropTypes(
  { checker, program }: Project,
  path: string,
  component: string,
): Record<string, PropType> {
  const file = program.getSourceFile(resolve(path));
  const exported = file && checker.getSymbolAtLocation(file)?.getExports();
  const byName = new Map([...(exported?.values() ?? [])].map((symbol) => [symbol.name, symbol]));
  const symbol = byName.get(component) ?? byName.get('default');
  const type = symbol && checker.getTypeOfSymbol(symbol);
  const [call] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [first] = call?.getParameters() ?? [];
  const props = first && checker.getTypeOfSymbol(first);
  return Object.fromEntries(
    (props ? membersOf(props, checker) : []).map(([name, { named, isOptional, ...prop }]) => [
      name,
      { ...prop, isRequired: !isOptional, objects: named.flatMap((one) => openUp(one, checker)) },
    ]),
  );
}

type Member = {
  type: string;
  isOptional: boolean;
  description: string;
  /** Our types that its declaration references. */
  named: TypeSymbol[];
};

/** Members of all alternatives of a union of objects. */
function membersOf(type: Type, checker: Checker): [string, Member][] {
  const members = new Map<string, Member>();
  for (const one of type.isUnionType() ? type.getTypes() : [type]) {
    for (const symbol of checker.getPropertiesOfType(one).filter(isOurs)) {
      const known = members.get(symbol.name);
      const member = describe(symbol, checker);
      members.set(symbol.name, known ? eitherOf(known, member) : member);
    }
  }
  return [...members];
}

/** Merges a member of two alternatives, ignoring `undefined`. */
function eitherOf(one: Member, other: Member): Member {
  const types = new Set([one.type, other.type].filter((type) => type !== 'undefined'));
  return {
    type: [...types].join(' | ') || 'undefined',
    isOptional: one.isOptional || other.isOptional,
    description: one.description || other.description,
    named: [...new Set([...one.named, ...other.named])],
  };
}

const isOurs = ({ declarations }: TypeSymbol) =>
  declarations.length === 0 ||
  declarations.some(({ path }) => !/\/node_modules\/|^bundled:/.test(path));

function describe(symbol: TypeSymbol, checker: Checker): Member {
  const declaration = symbol.declarations[0]?.resolve();
  const named = declaration ? typesNamedIn(declaration, checker) : [];
  const written =
    declaration && isPropertySignatureDeclaration(declaration) ? declaration.type : undefined;
  const type = checker.getTypeOfSymbol(symbol);
  return {
    type:
      (type && choiceOf(type, written, checker)) ??
      (written ? textOf(written) : type ? printed(type, named, checker) : 'unknown'),
    isOptional: (symbol.flags & SymbolFlags.Optional) !== 0,
    description: symbol.getDocumentationComment(checker),
    named,
  };
}

/** Union of literals, in written order if written inline; undefined for other types. */
function choiceOf(type: Type, written: Node | undefined, checker: Checker): string | undefined {
  const choices = (type.isUnionType() ? type.getTypes() : [type]).filter(isPresent);
  if (choices.length === 0 || !choices.every((one) => one.flags & wordOrNumber)) return undefined;
  if (written && unionMembers(written).every(isLiteralTypeNode)) return textOf(written);
  return choices.map((one) => textOfType(one, checker)).join(' | ');
}

const wordOrNumber = TypeFlags.StringLiteral | TypeFlags.NumberLiteral;
const isPresent = ({ flags }: Type) => (flags & TypeFlags.Undefined) === 0;

const unionMembers = (node: Node): readonly Node[] =>
  (isUnionTypeNode(node) ? node.types : [node]).filter((part) => part.getText() !== 'undefined');

/** Source text on one line, without comments. */
function textOf(node: Node): string {
  const parts = unionMembers(node);
  const [only = node] = parts;
  const text =
    parts.length === 1 && isParenthesizedTypeNode(only)
      ? only.type.getText()
      : parts.map((part) => part.getText()).join(' | ');
  return (text || 'undefined')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replaceAll('( ', '(')
    .replace(/,? \)/g, ')')
    .replaceAll('; }', ' }');
}

/** Text of a type; schema-derived types keep the names of the schemas. */
function printed(type: Type, named: readonly TypeSymbol[], checker: Checker): string {
  const text = textOfType(type, checker).replace(/ \| undefined$/, '');
  return named.reduce(
    (shorter, symbol) =>
      shorter.replaceAll(textOfType(checker.getDeclaredTypeOfSymbol(symbol), checker), symbol.name),
    text,
  );
}

/** Type text on one line, simplified. */
const textOfType = (type: Type, checker: Checker) =>
  checker
    .typeToString(
      type,
      undefined,
      NodeBuilderFlags.NoTruncation | NodeBuilderFlags.UseSingleQuotesForStringLiteralType,
    )
    .replace(/(\?: [^;]*) \| undefined/g, '$1')
    .replaceAll('; }', ' }');

function typesNamedIn(declaration: Node, checker: Checker): TypeSymbol[] {
  const names: Node[] = [];
  const visit = (node: Node) => {
    if (isIdentifier(node)) names.push(node);
    node.forEachChild(visit);
  };
  visit(declaration);
  const symbols = checker
    .getSymbolAtLocation(names)
    .flatMap((symbol) => symbol ?? [])
    .map((symbol) =>
      symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
  const isType = ({ flags }: TypeSymbol) =>
    (flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)) !== 0;
  return [...new Set(symbols)].filter((symbol) => isType(symbol) && isOurs(symbol));
}

function openUp(symbol: TypeSymbol, checker: Checker): string[] {
  const lines = membersOf(checker.getDeclaredTypeOfSymbol(symbol), checker).map(
    ([name, { type, isOptional }]) => `  ${name}${isOptional ? '?' : ''}: ${type};`,
  );
  return lines.length > 0 ? [`${symbol.name} = {\n${lines.join('\n')}\n}`] : [];
}
