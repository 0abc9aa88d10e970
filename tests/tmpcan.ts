import { chromium } from 'playwright';
import { chromiumArgs, findHeadlessChromium } from './chromium.ts';
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArgs });
for (const pre of ['', '/pt']) {
  const page = await (await browser.newContext()).newPage();
  await page.goto('http://127.0.0.1:4310'+pre+'/women', { waitUntil: 'networkidle' }); await page.waitForTimeout(1500);
  await page.getByRole('main').locator('article :is(h2,h3) a').first().click({timeout:8000}); await page.waitForURL(/product/); await page.waitForTimeout(1000);
  await page.reload({ waitUntil: 'networkidle' }); await page.waitForTimeout(1500);
  await page.goBack(); for (const t of [100,1000,3000]) { await page.waitForTimeout(t); console.log(pre, page.url(), await page.locator('link[rel="canonical"]').evaluateAll(l=>l.map(x=>x.outerHTML)), await page.locator('link[rel="alternate"]').count(), await page.title()); }
}
for (let i=0;i<6;i++) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(() => { localStorage.setItem('hemline.cookieConsent','true'); (window as any).shifts=[]; new PerformanceObserver(l=>{ for(const e of l.getEntries() as any[]) (window as any).shifts.push([e.value, Math.round(e.startTime), ...e.sources.map((s:any)=>`${s.node?.tagName}.${s.node?.textContent?.slice(0,40)} ${Math.round(s.previousRect.x)},${Math.round(s.previousRect.y)},${Math.round(s.previousRect.width)}x${Math.round(s.previousRect.height)} -> ${Math.round(s.currentRect.x)},${Math.round(s.currentRect.y)},${Math.round(s.currentRect.width)}x${Math.round(s.currentRect.height)}`)]); }).observe({type:'layout-shift',buffered:true}); });
  await page.goto('http://127.0.0.1:4310/ru/women?size=M&sort=newest', { waitUntil: 'networkidle' }); await page.waitForTimeout(800);
  console.log(JSON.stringify(await page.evaluate(() => (window as any).shifts), null, 0).slice(0,900));
  await context.close();
}
await browser.close();
