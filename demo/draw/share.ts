import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bannerPicture } from './scenes/banner.ts';
import type { BannerPlan } from './scenes/bannerPlans.ts';

/** In Open Graph's ratio, at twice the stored size. */
const plan: BannerPlan = {
  width: 2400,
  height: 1260,
  garments: [
    { slug: 'women-wide-leg-trousers', x: 0.9, y: 0.66, height: 1.1, turn: 11 },
    { slug: 'women-wool-coat', x: 0.5, y: 0.54, height: 1.02, turn: -4 },
    { slug: 'men-cable-jumper', x: 0.77, y: 0.36, height: 0.66, turn: 8 },
    { slug: 'men-flannel-shirt', x: 0.2, y: 0.5, height: 0.8, turn: -9 },
    { slug: 'women-leather-tote', x: 0.35, y: 0.84, height: 0.5, turn: 6 },
    { slug: 'men-rib-beanie', x: 0.66, y: 0.86, height: 0.3, turn: -9 },
  ],
};

/** The preview picture of a shared page; JPEG, which every site can show. */
const path = fileURLToPath(new URL('../../public/share.jpg', import.meta.url));
const { data, width, height } = await bannerPicture('share', plan);
const image = sharp(data, { raw: { width, height, channels: 3 } }).resize(1200, 630);
const { size } = await image.jpeg({ quality: 80, mozjpeg: true }).toFile(path);
console.log(`share.jpg ${(size / 1000).toFixed(1)} KB`);
