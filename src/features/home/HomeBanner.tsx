import { useState } from 'react';
import type { BannerPictures } from '../../lib/banners.ts';
import { text } from '../../theme/text.css.ts';
import { BannerPicture } from '../../ui/BannerPicture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import * as css from './HomeBanner.css.ts';

/** It covers the stage, whose height is 80 % of the window's: of 4:5, that is 64 % of it wide. */
const tallSizes = 'max(100vw, min(64vh, 528px))';

type HomeBannerProps = {
  /** The one line, which is the page's heading. */
  line: string;
  next: { label: string; to: string };
  /** For a wide window, and for a phone. */
  pictures: BannerPictures;
};

/** A picture from edge to edge with one line and one button on it. */
export function HomeBanner({ line, next, pictures }: HomeBannerProps) {
  const [isMissing, setMissing] = useState(false);
  return (
    <section className={css.stage}>
      <BannerPicture pictures={pictures} tallSizes={tallSizes}>
        <img
          className={css.cover}
          src={pictures.wide}
          alt=""
          fetchPriority="high"
          hidden={isMissing}
          onError={() => setMissing(true)}
        />
      </BannerPicture>
      {!pictures.isOwn && <div className={css.veil} />}
      <div className={css.words} data-own={pictures.isOwn}>
        <h1 className={text.h1}>{line}</h1>
        <ButtonLink className={css.button} to={next.to} variant="contained" size="large">
          {next.label}
        </ButtonLink>
      </div>
    </section>
  );
}
