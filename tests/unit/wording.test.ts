import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../contract/i18n.ts';
import { unsetHome } from '../../contract/rules/shopProfile.ts';
import { loadMessages } from '../../src/data/messages.ts';
import { brandStories, emptyStory, storyTexts } from '../../src/features/about/brandStory.ts';
import { homeTexts, shownBlock } from '../../src/lib/homeTexts.ts';

describe('texts of config.js', () => {
  it('replace the home page’s texts, key by key', () => {
    const { line, story, note } = homeTexts('Loden', {
      bannerLine: 'Coats',
      clothHeading: 'Boiled wool',
      noteText: 'Sewn in Tyrol.',
    });
    expect(line).toBe('Coats');
    expect(story).toEqual({ ...homeTexts('Loden').story, heading: 'Boiled wool' });
    expect(note).toEqual({ ...homeTexts('Loden').note, text: 'Sewn in Tyrol.' });
    expect(homeTexts('Loden', { bannerLine: '' })).toEqual(homeTexts('Loden'));
  });

  it('yield to the owner’s texts, and hide a block without a heading', () => {
    const ours = homeTexts('Loden', { noteHeading: 'Wool', clothHeading: '' });
    expect(shownBlock({ ...unsetHome.note, heading: 'Felt' }, ours.note)?.heading).toBe('Felt');
    expect(shownBlock(unsetHome.note, ours.note)?.heading).toBe('Wool');
    expect(shownBlock(undefined, ours.story)).toBeUndefined();
    expect(shownBlock({ ...unsetHome.story, heading: 'Felt' }, ours.story)?.heading).toBe('Felt');
  });

  it('replace both languages of the story', () => {
    const [story, ...others] = brandStories('Loden', { story: 'Coats.\n\nOnly coats.' });
    expect(story).toMatchObject({ lang: 'en', lead: 'Coats.', paragraphs: ['Only coats.'] });
    expect(others).toEqual([]);
    expect(storyTexts('Loden', { storyRussian: 'Пальто.' })).toEqual({ en: '', ru: 'Пальто.' });
    expect(brandStories('Loden', { story: '' })).toEqual([]);
    expect(brandStories('Loden').map(({ lang }) => lang)).toEqual(['en', 'ru']);
  });

  it('are listed in docs/operations.md', () => {
    const keys = readFileSync('src/lib/wording.ts', 'utf8').matchAll(/^ {2}(\w+)\?: string;/gm);
    const rows = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([a-z][a-zA-Z]+)` \|/gm);
    const listed = [...rows].map(([, key]) => key);
    expect(listed).toEqual([...keys].map(([, key]) => key));
  });
});

it('an about page without a story says so in the reader’s language', async () => {
  await loadMessages('de', 'shop');
  const { lang, title, lead } = inLanguage('de', () => emptyStory(''));
  expect([lang, title, lead]).toEqual(['de', 'Über uns', 'Hier ist noch nichts.']);
});
