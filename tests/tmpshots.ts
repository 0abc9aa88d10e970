import { chromium } from 'playwright';
import { chromiumArgs, findHeadlessChromium } from './chromium.ts';
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs });
const paths = process.argv.slice(2);
const base = 'http://127.0.0.1:4310';
for (const [w,h] of [[360,800],[1440,900]] as const) {
  const context = await browser.newContext({ viewport: { width: w, height: h }, locale: 'en-US' });
  await context.addInitScript(() => localStorage.setItem('hemline.cookieConsent','true'));
  const page = await context.newPage();
  page.on('console', (m) => { if (['error','warning'].includes(m.type())) console.log(page.url(), m.type(), m.text().slice(0,300)); });
  page.on('pageerror', (e) => console.log(page.url(), 'pageerror', String(e).slice(0,300)));
  for (const p of paths) {
    await page.goto(base+p, { waitUntil: 'networkidle' });
    await page.mouse.move(5,5); await page.waitForTimeout(1200);
    await page.screenshot({ path: `/tmp/pics/${w}${p.replace(/[^a-z0-9]/gi,'_')}.png`, fullPage: w===1440 ? false : false });
  }
  await context.close();
}
await browser.close();
