import { openBrowser } from "./tests/web/browser.mjs";
import { screens } from "./tests/web/reach-screens.mjs";
import { calm, layoutFaults } from "./tests/journeys/layout.mjs";
import { sizes } from "./tests/journeys/sizes.mjs";
const [pattern, loc="en-GB", pic=""]=process.argv.slice(2);
const browser = await openBrowser(); const sources = await openBrowser({sources:true});
for (const {name, open, imports} of screens.filter(s=>new RegExp(pattern).test(s.name))) {
  let page; try { page = await open(imports?sources:browser, {locale: loc}); } catch(e){ console.log(name,"OPEN FAILED",String(e).slice(0,200)); continue; }
  const seen=new Map();
  for (const scale of [100,200]) { await page.evaluate((s)=>{document.documentElement.style.fontSize=`${s}%`},scale);
   for (const {viewport} of sizes) {
    await page.setViewportSize(viewport); await page.evaluate(calm);
    for (const f of await page.evaluate(layoutFaults)) { if(!seen.has(f)) seen.set(f,[]); seen.get(f).push(`${viewport.width}${scale===200?"x2":""}`);}
    if (pic) await page.screenshot({path:`/tmp/pics/${name.replaceAll(" ","-")}-${viewport.width}-${scale}.png`});
  }}
  console.log(`== ${name}`); let n=0;
  for (const [f,w] of seen) if (n++<9) console.log(`   [${w.join(" ")}] ${f.slice(0,170)}`);
  await page.context().close();
}
await browser.close(); await sources.close();
