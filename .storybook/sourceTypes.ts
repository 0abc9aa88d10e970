import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';

/** A type as it stands in a module, whose names mean what they mean there. */
export type Written<Node = ESTree.TSType> = { node: Node; module: Module };

/** What a module declares at its top, and where the rest of its names come from. */
export type Module = {
  path: string;
  code: string;
  types: Map<string, ESTree.TSType>;
  values: Map<string, ESTree.Expression>;
  /** Type of the first parameter of each function: a component's props. */
  props: Map<string, ESTree.TSType>;
  imports: Map<string, { from: string; name: string }>;
};

/** As they were read last; a file that has changed is read again. */
const modules = new Map<string, Module>();

export function readModule(path: string, code = readFileSync(path, 'utf8')): Module {
  const known = modules.get(path);
  if (known?.code === code) return known;
  const module: Module = {
    path,
    code,
    types: new Map(),
    values: new Map(),
    props: new Map(),
    imports: new Map(),
  };
  for (const statement of parseSync(path, code).program.body) declare(module, statement);
  modules.set(path, module);
  return module;
}

function declare(module: Module, statement: ESTree.Statement | null) {
  switch (statement?.type) {
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return declare(module, statement.declaration as ESTree.Statement | null);
    case 'TSTypeAliasDeclaration':
      return module.types.set(statement.id.name, statement.typeAnnotation);
    case 'VariableDeclaration':
      for (const { id, init } of statement.declarations)
        if (id.type === 'Identifier' && init) module.values.set(id.name, bare(init));
      return;
    case 'FunctionDeclaration': {
      const [first] = statement.params;
      const annotation = first && 'typeAnnotation' in first && first.typeAnnotation;
      if (statement.id && annotation && 'typeAnnotation' in annotation)
        module.props.set(statement.id.name, annotation.typeAnnotation as ESTree.TSType);
      return;
    }
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier')
          continue;
        module.imports.set(specifier.local.name, {
          from: statement.source.value,
          name: specifier.imported.name,
        });
      }
  }
}

/** Without `as const` and `satisfies`. */
function bare(expression: ESTree.Expression): ESTree.Expression {
  return expression.type === 'TSAsExpression' || expression.type === 'TSSatisfiesExpression'
    ? bare(expression.expression)
    : expression;
}

/** What a name of a module stands for, there or where it is imported from. */
export function find<Kind extends 'types' | 'values' | 'props'>(
  kind: Kind,
  name: string,
  module: Module,
): Written<Kind extends 'values' ? ESTree.Expression : ESTree.TSType> | undefined {
  const node = module[kind].get(name);
  if (node) return { node: node as never, module };
  const imported = module.imports.get(name);
  const path = imported && resolve(imported.from, module.path);
  return path ? find(kind, imported.name, readModule(path)) : undefined;
}

/** Of ours, or the declarations of a component of MUI. */
function resolve(from: string, importer: string): string | undefined {
  const path = from.startsWith('.')
    ? join(dirname(importer), from)
    : join('node_modules', from, `${basename(from)}.d.ts`);
  return /\.tsx?$/.test(path) && existsSync(path) ? path : undefined;
}

export const textOf = ({ node, module }: Written<ESTree.Node>) =>
  module.code.slice(node.start, node.end).replace(/\s+/g, ' ');
