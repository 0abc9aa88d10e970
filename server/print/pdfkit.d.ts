/*
 * The parts of pdfkit and fontkit that are used here. The published types of pdfkit are for an
 * older release, and lack fonts that fontkit has read.
 */

declare module 'fontkit' {
  export type Font = { characterSet: number[] };
  /** @throws if the file is not a font */
  export function create(file: Buffer): Font;
}

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';
  import type { Font } from 'fontkit';

  type Options = {
    size: 'A4' | 'LETTER';
    margin: number;
    autoFirstPage: boolean;
    bufferPages: boolean;
    font: string;
    lang: string;
    displayTitle: boolean;
    info: { Title: string; Author: string };
  };

  /** OpenType features, as `tnum`. */
  type Layout = { features?: string[] };

  export default class PDFDocument extends Readable {
    constructor(options: Options);
    readonly page: { width: number; height: number };
    addPage(): this;
    /** Pages that can still be drawn on. */
    bufferedPageRange(): { start: number; count: number };
    switchToPage(page: number): unknown;
    flushPages(): void;
    end(): void;
    registerFont(name: string, font: Font): this;
    font(name: string, size: number): this;
    widthOfString(text: string, layout: Layout): number;
    text(
      text: string,
      x: number,
      y: number,
      options: Layout & { lineBreak: boolean; baseline: 'alphabetic' },
    ): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    stroke(): this;
    fill(color: string): this;
  }
}
