import { type ESTree, parseSync, Visitor } from 'vite';
import { find, type Module, readModule, textOf, type Written } from './sourceTypes.ts';

/** A prop as a reader wants it. */
export type PropType = { type: string; isRequired: boolean; description: string };

type Member = {
  types: string[];
  optional: boolean;
  description: string;
  written: Written<ESTree.Node>[];
};
type Members = Map<string, Member>;

/**
 * A component's props with their types, and the object types of ours that these name, opened up:
 * `Toast = { text: string; … }`. It says what TypeScript's own compiler would, as far as components
 * here need it: `Pick`, `Omit`, `ComponentProps`, unions, and the schemas of the contract.
 */
export function findPropTypes(path: string, code: string, component: string) {
  const module = readModule(path, code);
  const node = module.props.get(component);
  const members = node ? [...membersOf({ node, module })] : [];
  const props: Record<string, PropType> = Object.fromEntries(
    members.map(([name, member]) => {
      const { optional, description } = member;
      return [name, { type: typeOf(member), isRequired: !optional, description }];
    }),
  );
  const written = members.flatMap(([, member]) => member.written);
  return { props, objects: [...new Set(written.flatMap(openAll))] };
}

/** An absent alternative says nothing beside another. */
function typeOf({ types }: Member): string {
  const alternatives = [...new Set(types)];
  const said = alternatives.filter((type) => type !== 'undefined');
  return (said.length > 0 ? said : alternatives).join(' | ');
}

function membersOf({ node, module }: Written): Members {
  const within = (inner: ESTree.TSType) => membersOf({ node: inner, module });
  switch (node.type) {
    case 'TSParenthesizedType':
      return within(node.typeAnnotation);
    case 'TSTypeLiteral':
      return new Map(
        node.members.flatMap((member) => {
          if (member.type !== 'TSPropertySignature' || !member.typeAnnotation) return [];
          const written = { node: member.typeAnnotation.typeAnnotation, module };
          const { optional } = member;
          const types = alternativesOf(written);
          const description = commentOf(member, module);
          return [[keyOf(member.key), { types, optional, description, written: [written] }]];
        }),
      );
    case 'TSIntersectionType':
      return new Map(node.types.flatMap((one) => [...within(one)]));
    case 'TSUnionType':
      return node.types.map(within).reduce(merge, new Map());
    case 'TSTypeReference':
      return membersOfReference(node, module);
    default:
      return new Map();
  }
}

function merge(some: Members, others: Members): Members {
  const both = new Map(some);
  for (const [name, { types, optional, description, written }] of others) {
    const before = both.get(name);
    both.set(name, {
      description: before?.description || description,
      types: [...(before?.types ?? []), ...types],
      optional: optional || (before?.optional ?? false),
      written: [...(before?.written ?? []), ...written],
    });
  }
  return both;
}

function membersOfReference({ typeName, typeArguments }: ESTree.TSTypeReference, module: Module) {
  if (typeName.type !== 'Identifier') return new Map();
  const [first, second] = typeArguments?.params ?? [];
  const of = first ? membersOf({ node: first, module }) : new Map();
  const names = second ? (literalsOf({ node: second, module }) ?? []) : [];
  const has = (name: string) => names.includes(`'${name}'`);
  switch (typeName.name) {
    case 'Pick':
      return new Map([...of].filter(([name]) => has(name)));
    case 'Omit':
      return new Map([...of].filter(([name]) => !has(name)));
    case 'Partial':
      return new Map([...of].map(([name, member]) => [name, { ...member, optional: true }]));
    case 'Readonly':
    case 'Required':
      return of;
    case 'ComponentProps': {
      if (first?.type !== 'TSTypeQuery') return new Map();
      const props = find('props', textOf({ node: first.exprName, module }), module);
      return props ? membersOf(props) : new Map();
    }
    case 'Static': {
      if (first?.type !== 'TSTypeQuery') return new Map();
      const schema = find('values', textOf({ node: first.exprName, module }), module);
      return schema ? membersOfSchema(schema) : new Map();
    }
    default: {
      const alias = find('types', typeName.name, module);
      return alias ? membersOf(alias) : new Map();
    }
  }
}

/** A schema of the contract: `Type.Object({ … })`, or made of another one's properties. */
function membersOfSchema({ node, module }: Written<ESTree.Expression>): Members {
  if (node.type === 'Identifier') {
    const other = find('values', node.name, module);
    return other ? membersOfSchema(other) : new Map();
  }
  if (node.type === 'MemberExpression') return membersOfSchema({ node: node.object, module });
  if (node.type === 'CallExpression') {
    const [first] = node.arguments;
    return first && first.type !== 'SpreadElement'
      ? membersOfSchema({ node: first, module })
      : new Map();
  }
  if (node.type !== 'ObjectExpression') return new Map();
  return new Map(
    node.properties.flatMap((property) => {
      if (property.type === 'SpreadElement')
        return [...membersOfSchema({ node: property.argument, module })];
      const written = { node: property.value, module };
      const types = [typeOfSchema(written)];
      const optional = /^Type\.Optional\(/.test(textOf(written));
      return [[keyOf(property.key), { types, optional, description: '', written: [] }]];
    }),
  );
}

const plainSchemas: Record<string, string> = {
  String: 'string',
  Number: 'number',
  Integer: 'number',
  Boolean: 'boolean',
  Null: 'null',
};

function typeOfSchema({ node, module }: Written<ESTree.Node>): string {
  if (node.type === 'ObjectExpression') {
    const [first] = node.properties;
    return first?.type === 'SpreadElement'
      ? typeOfSchema({ node: first.argument, module })
      : 'unknown';
  }
  if (node.type === 'Identifier') {
    const other = find('values', node.name, module);
    const type = other && typeOfSchema(other);
    return type && type !== 'object' && type.length <= 80 ? type : node.name;
  }
  if (node.type !== 'CallExpression') return 'unknown';
  const kind = textOf({ node: node.callee, module }).replace(/^Type\./, '');
  const [first] = node.arguments;
  const inner = () => (first ? typeOfSchema({ node: first, module }) : 'unknown');
  if (kind === 'Optional') return inner();
  if (kind === 'Array') {
    const each = inner();
    return each.includes(' | ') ? `(${each})[]` : `${each}[]`;
  }
  if (kind === 'Enum' && first) return literalsIn({ node: first, module })?.join(' | ') ?? 'string';
  if (kind === 'Literal' && first) return textOf({ node: first, module });
  if (kind === 'Union' && first?.type === 'ArrayExpression')
    return first.elements
      .map((element) => (element ? typeOfSchema({ node: element, module }) : ''))
      .join(' | ');
  return plainSchemas[kind] ?? 'object';
}

/** A choice of a few words or numbers is shown as it is; all else by the name that the author gave its type. */
function alternativesOf(written: Written): string[] {
  const { node, module } = written;
  if (node.type === 'TSUnionType')
    return node.types.flatMap((one) => alternativesOf({ node: one, module }));
  return literalsOf(written) ?? [textOf(written)];
}

/** The line of doc before a member. */
function commentOf({ start }: ESTree.Node, { code }: Module): string {
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(code.slice(0, start))?.[1] ?? '';
  return comment.replace(/^\s*\*? ?/gm, '').trim();
}

/** The words or numbers that a type is a choice of. */
function literalsOf({ node, module }: Written): string[] | undefined {
  switch (node.type) {
    case 'TSParenthesizedType':
      return literalsOf({ node: node.typeAnnotation, module });
    case 'TSLiteralType':
      return [textOf({ node, module })];
    case 'TSUndefinedKeyword':
      return ['undefined'];
    case 'TSUnionType': {
      const each = node.types.map((one) => literalsOf({ node: one, module }));
      return each.every((one) => one !== undefined) ? each.flat() : undefined;
    }
    case 'TSTypeOperator':
      return node.operator === 'keyof' && node.typeAnnotation.type === 'TSTypeQuery'
        ? literalsIn({ node: node.typeAnnotation.exprName as ESTree.Node, module })
        : undefined;
    case 'TSIndexedAccessType': {
      const list = node.objectType.type === 'TSParenthesizedType' && node.objectType.typeAnnotation;
      return list && list.type === 'TSTypeQuery'
        ? literalsIn({ node: list.exprName as ESTree.Node, module })
        : undefined;
    }
    case 'TSTypeReference': {
      if (node.typeName.type !== 'Identifier') return undefined;
      const [of] = node.typeArguments?.params ?? [];
      if (node.typeName.name === 'Static' && of?.type === 'TSTypeQuery') {
        const type = typeOfSchema({ node: of.exprName as ESTree.Node, module });
        return /^'/.test(type) ? type.split(' | ') : undefined;
      }
      const alias = find('types', node.typeName.name, module);
      return alias && literalsOf(alias);
    }
  }
}

/** The words in a list, or the keys of a record. */
function literalsIn({ node, module }: Written<ESTree.Node>): string[] | undefined {
  if (node.type === 'Identifier') {
    const value = find('values', node.name, module);
    return value && literalsIn(value);
  }
  if (node.type === 'ArrayExpression')
    return node.elements.every((element) => element?.type === 'Literal')
      ? node.elements.map((element) => (element ? textOf({ node: element, module }) : ''))
      : undefined;
  if (node.type === 'ObjectExpression')
    return node.properties.flatMap((property) =>
      property.type === 'Property' ? [`'${keyOf(property.key)}'`] : [],
    );
}

const keyOf = (key: ESTree.PropertyKey): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
};

/** Each object type of ours that a type names, with its members: `Toast = { text: string; … }`. */
function openAll({ node, module }: Written<ESTree.Node>): string[] {
  const names = new Set<string>();
  // Only a program can be visited; a type is one by itself.
  const type = `type T = ${module.code.slice(node.start, node.end)}`;
  new Visitor({
    TSTypeReference({ typeName }) {
      if (typeName.type === 'Identifier') names.add(typeName.name);
    },
  }).visit(parseSync('type.ts', type).program);
  return [...names].flatMap((name) => {
    const alias = find('types', name, module);
    if (!alias || /node_modules/.test(alias.module.path)) return [];
    const members = [...membersOf(alias)];
    if (members.length === 0) return [];
    const lines = members.map(
      ([key, member]) => `  ${key}${member.optional ? '?' : ''}: ${typeOf(member)};`,
    );
    return [`${name} = {\n${lines.join('\n')}\n}`];
  });
}
