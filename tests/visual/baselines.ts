import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The browser that made a set of pictures: another one draws letters otherwise. */
export type Maker = { browser: string; platform: string };

/** The pictures of the last `--update`, one a story and scheme, and who made them. */
export class Baselines {
  readonly folder: string;
  constructor(folder: string) {
    this.folder = folder;
  }

  get maker(): Maker | undefined {
    const file = join(this.folder, 'maker.json');
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  }

  get names(): string[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .filter((file) => file.endsWith('.webp'))
      .map((file) => basename(file, '.webp'));
  }

  read(name: string): Buffer | undefined {
    const file = this.fileOf(name);
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  write(name: string, picture: Buffer, maker: Maker) {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(this.fileOf(name), picture);
    writeFileSync(join(this.folder, 'maker.json'), `${JSON.stringify(maker, null, 2)}\n`);
  }

  remove(name: string) {
    rmSync(this.fileOf(name), { force: true });
  }

  private fileOf(name: string): string {
    return join(this.folder, `${name}.webp`);
  }
}
