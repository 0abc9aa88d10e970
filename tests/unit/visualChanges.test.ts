import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { compare, cut, shrink } from '../visual/compare.ts';
import { findAffectedStories } from '../visual/reach.ts';
import { type Finding, largestPage, writeReport } from '../visual/report.ts';
import { changedFiles, findBefore, workingFolder } from '../visual/revisions.ts';
import { findChanges, type Pair } from '../visual/steady.ts';

/** A page with a button. */
function draw({ x = 40, colour = '#1B1A17', width = 800, height = 600 } = {}): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#FAF8F4"/>
    <rect x="${x}" y="100" width="120" height="44" fill="${colour}"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

async function movedButton() {
  const difference = await compare(await draw(), await draw({ x: 60 }));
  if (!difference) throw new Error('They should differ.');
  return difference;
}

describe('two pictures', () => {
  it('are equal if the same thing is drawn twice', async () => {
    expect(await compare(await draw(), await draw())).toBeUndefined();
  });

  it.each([
    ['moved by a pixel', { x: 41 }, { left: 40, top: 100, width: 121, height: 44 }],
    ['a shade lighter', { colour: '#201F1C' }, { left: 40, top: 100, width: 120, height: 44 }],
    ['on a higher page', { height: 610 }, { left: 0, top: 600, width: 800, height: 10 }],
  ])('differ by a button %s', async (_, change, box) => {
    const difference = await compare(await draw(), await draw(change));
    expect(difference?.box).toEqual(box);
  });

  it('are cropped to their difference', async () => {
    const { width, height, before, marks } = await cut(await movedButton());
    expect({ width, height }).toEqual({ width: 360, height: 180 });
    for (const picture of [before, marks]) {
      expect(await sharp(picture).metadata()).toMatchObject({ width, height, format: 'webp' });
    }
  });

  it('are reduced if a story is new', async () => {
    const { width, height } = await shrink(await draw({ width: 1440, height: 900 }));
    expect({ width, height }).toEqual({ width: 720, height: 450 });
  });
});

describe('a story that is drawn several times', () => {
  const pair = (before: Buffer, after: Buffer): Pair => ({
    before: { light: before, dark: before },
    after: { light: after, dark: after },
  });
  const showing = (pairs: Pair[]) => {
    const taken = vi.fn(async () => pairs[Math.min(taken.mock.calls.length, pairs.length) - 1]);
    return taken as typeof taken & (() => Promise<Pair>);
  };

  it('is drawn once if nothing differs', async () => {
    const take = showing([pair(await draw(), await draw())]);
    expect(await findChanges(take)).toEqual({ changed: {}, isUnsteady: false });
    expect(take).toHaveBeenCalledOnce();
  });

  it('has changed if it differs again in the same way, and on a fresh page', async () => {
    const take = showing([pair(await draw(), await draw({ x: 50 }))]);
    const { changed, isUnsteady } = await findChanges(take);
    expect([Object.keys(changed), isUnsteady]).toEqual([['light', 'dark'], false]);
    expect(take).toHaveBeenCalledTimes(3);
  });

  it('has not changed if it differs once', async () => {
    const same = pair(await draw(), await draw());
    const take = showing([pair(await draw(), await draw({ x: 50 })), same]);
    expect(await findChanges(take)).toEqual({ changed: {}, isUnsteady: false });
  });

  it('is unstable, not changed, if it never looks the same twice', async () => {
    const [a, b, c] = await Promise.all([10, 20, 30].map((x) => draw({ x })));
    if (!a || !b || !c) throw new Error('Three were drawn.');
    const flickers = showing([pair(a, b), pair(a, c), pair(a, b), pair(a, c)]);
    expect(await findChanges(flickers)).toEqual({ changed: {}, isUnsteady: true });
  });
});

describe('stories affected by a change', () => {
  /** Two components, a page with both, the mocks and the theme. */
  const imports: Record<string, string[]> = {
    './.storybook/preview.tsx': ['./src/theme/theme.ts', './.storybook/mockTheShop.ts'],
    './.storybook/mockTheShop.ts': ['./stories/mocks/shop.ts'],
    './stories/ui/Price.stories.tsx': ['./src/ui/Price.tsx'],
    './stories/ui/Stars.stories.tsx': ['./src/ui/Stars.tsx'],
    './stories/pages/Home.stories.tsx': ['./src/pages/Home.tsx'],
    './src/pages/Home.tsx': ['./src/ui/Stars.tsx'],
    './src/ui/Price.tsx': ['./src/theme/theme.ts'],
    'virtual:stories': [
      './stories/ui/Price.stories.tsx',
      './stories/ui/Stars.stories.tsx',
      './stories/pages/Home.stories.tsx',
    ],
  };
  const names = new Set(Object.values(imports).flat());
  const graph = {
    modules: [...names].map((name) => ({
      name,
      reasons: Object.keys(imports)
        .filter((importer) => imports[importer]?.includes(name))
        .map((moduleName) => ({ moduleName })),
    })),
  };
  const storyFiles = [...names].filter((name) => name.includes('.stories.'));
  const reached = (...changed: string[]) => {
    const reach = findAffectedStories(changed, [graph], storyFiles);
    return 'everywhere' in reach ? reach.everywhere : [...reach.files];
  };

  it.each([
    ['a colour in one component', 'src/ui/Price.tsx', ['./stories/ui/Price.stories.tsx']],
    [
      'a part of a page',
      'src/ui/Stars.tsx',
      ['./stories/ui/Stars.stories.tsx', './stories/pages/Home.stories.tsx'],
    ],
    ['a story', 'stories/ui/Stars.stories.tsx', ['./stories/ui/Stars.stories.tsx']],
    ['what the mocks answer', 'stories/mocks/shop.ts', ['./stories/pages/Home.stories.tsx']],
    ['the mocks’ worker', '.storybook/public/apiMocks.js', ['./stories/pages/Home.stories.tsx']],
    ['the server', 'server/app.ts', []],
    ['the list at the left', '.storybook/groups.ts', []],
  ])('%s is in its stories', (_, file, stories) => {
    expect(reached(file)).toEqual(stories);
  });

  it.each(['src/theme/theme.ts', '.storybook/preview.tsx', 'package-lock.json', 'public/icon.svg'])(
    '%s affects every story',
    (file) => {
      expect(reached('src/ui/Price.tsx', file)).toBe(file);
    },
  );
});

describe('revisions', () => {
  let folder: string;
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const commit = (subject: string, day: string) => {
    writeFileSync(join(folder, 'file.txt'), subject);
    git('add', '--all');
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@b.c'];
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    git(...who, 'commit', '--quiet', '--message', subject);
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hemline-revisions-'));
    git('init', '--quiet', '--initial-branch=main');
    commit('first', '2026-03-01');
    commit('second', '2026-03-08');
    git('switch', '--quiet', '--create', 'branch');
    commit('third', '2026-03-15');
  });
  beforeEach(() => {
    vi.stubEnv('GIT_DIR', join(folder, '.git'));
    vi.stubEnv('GIT_WORK_TREE', folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['where the branch left main', undefined, 'second'],
    ['a commit', 'HEAD~2', 'first'],
    ['a day', '2026-03-10', 'second'],
  ])('%s is compared with', (_, wanted, subject) => {
    expect(findBefore(wanted, workingFolder()).title).toContain(`“${subject}”`);
  });

  it('are reported if missing', () => {
    expect(() => findBefore('2020-01-01 12:00', workingFolder())).toThrow('no commit before');
  });

  it('include uncommitted and new files, and leave the index unchanged', () => {
    const committed = workingFolder();
    writeFileSync(join(folder, 'new file.txt'), '');
    const now = workingFolder();
    expect(now.title).toBe('the working folder');
    expect(changedFiles(committed, now)).toEqual(['new file.txt']);
    expect(git('status', '--porcelain')).toBe('?? "new file.txt"\n');
    rmSync(join(folder, 'new file.txt'));
  });

  it('on main are the previous commit', () => {
    git('switch', '--quiet', 'main');
    expect(findBefore(undefined, workingFolder()).title).toContain('“first”');
    git('switch', '--quiet', 'branch');
  });
});

describe('the report', () => {
  const story = { id: 'ui-price--sale', title: 'Components/Price', name: 'Sale <now>' };
  const lines = ['the working folder, compared with 1234567'];
  const write = (findings: Finding[]) => writeReport({ lines, findings, storybook: './' });
  const changed = async (id: string): Promise<Finding> => {
    const difference = await movedButton();
    const picture = { share: difference.share, cut: await cut(difference) };
    return { ...story, id, kind: 'changed', pictures: [{ scheme: 'light', ...picture }] };
  };

  it('shows before, after, difference and a slider in one file, and links to the story', async () => {
    const page = write([await changed(story.id)]);
    expect(page).toContain('<a href="./?path=/story/ui-price--sale">');
    expect(page).toContain('Components/Price: Sale &lt;now&gt;');
    for (const caption of ['Before', 'After', 'Difference']) {
      expect(page).toContain(`<figcaption>${caption}</figcaption>`);
    }
    expect(page).toContain('<input type="range"');
    expect(page).not.toMatch(/(src|href)="(?!data:|#|\.\/\?path)/);
  });

  it('lists added, removed and failed stories', async () => {
    const whole = await shrink(await draw());
    const pictures = [{ scheme: 'dark' as const, whole }];
    const page = write([
      { ...story, kind: 'added', pictures },
      { ...story, kind: 'gone', pictures },
      { ...story, kind: 'failed', message: 'expected <b> to be there' },
    ]);
    for (const kind of ['added', 'gone', 'failed'])
      expect(page).toContain(`<section id="${kind}">`);
    expect(page).toContain('expected &lt;b&gt; to be there');
  });

  it('stays small, and says what it omits', async () => {
    const raw = { width: 720, height: 900, channels: 3 } as const;
    const noise = sharp(randomBytes(720 * 900 * 3), { raw });
    const whole = { ...raw, picture: await noise.webp({ quality: 90 }).toBuffer() };
    const many = Array.from({ length: 40 }, (_, place): Finding => {
      return { ...story, id: `${place}`, kind: 'added', pictures: [{ scheme: 'light', whole }] };
    });
    const page = write(many);
    expect(page.length).toBeLessThan(1.1 * largestPage);
    expect(page).toMatch(/\d+ pictures more would make this page too large/);
    expect(page).toContain('/story/39');
  });

  it('says if nothing changed', () => {
    expect(write([])).toContain('Nothing changed.');
  });
});
