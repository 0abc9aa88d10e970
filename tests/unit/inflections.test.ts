import { describe, expect, it } from 'vitest';
import { inflections } from '../../server/repositories/translationSearch.ts';

describe('singulars and plurals that Postgres does not relate', () => {
  it.each([
    ['pt', 'calções', 'calcao'],
    ['pt', 'calção', 'calcoes'],
    ['pt', 'azuis', 'azul'],
    ['pt', 'azul', 'azuis'],
    ['pt', 'cachecóis', 'cachecol'],
    ['pt', 'anel', 'aneis'],
    ['pt', 'têxteis', 'textil'],
    ['pt', 'têxtil', 'texteis'],
    ['pt', 'marrons', 'marrom'],
    ['pt', 'marrom', 'marrons'],
    ['fr', 'Polos', 'polo'],
    ['fr', 'écrus', 'ecru'],
    ['fr', 'bijoux', 'bijou'],
    ['de', 'Bikinis', 'bikini'],
    ['es', 'bikinis', 'bikini'],
  ] as const)('%s: %s, %s', (language, word, other) => {
    expect(inflections(language, word)).toContain(other);
  });

  it('are not guessed if the database’s stemmer knows them', () => {
    expect(inflections('pt', 'camisolas')).toEqual([]);
    expect(inflections('en', 'polos')).toEqual([]);
    expect(inflections('ru', 'юбки')).toEqual([]);
  });
});
