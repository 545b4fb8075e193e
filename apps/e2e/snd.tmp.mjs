import { chromium } from '@playwright/test'
const base='http://stormrush.localhost:21400'
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-gpu','--enable-unsafe-swiftshader']})
for (const [name,vp] of [['phone',{width:390,height:844}],['desk',{width:1440,height:900}],['side',{width:844,height:390}]]) {
  const c=await b.newContext({viewport:vp,hasTouch:name!=='desk',isMobile:name!=='desk',reducedMotion:'reduce'})
  const p=await c.newPage(); p.on('console',m=>m.type()==='error'&&console.log(name,m.text()));
  await p.goto(base+'/'); 
  await p.evaluate(async()=>{await fetch('/rest/sign-in/',{method:'POST',headers:{'content-type':'application/json','idempotency-key':crypto.randomUUID()},body:JSON.stringify({email:'demo@marquee.test',password:'demo-play-2026'})}).then(async r=>console.log(r.status,await r.text()))})
  const games=await p.evaluate(async()=>[...document.querySelectorAll('a[href*="game"]')].map(a=>a.getAttribute('href')).slice(0,6)); console.log(games)
  await p.goto(base+(process.argv[2]??'/?game=1106')); await p.waitForTimeout(6000)
  const rej=p.getByRole('button',{name:/Reject|only/i}).first(); if(await rej.isVisible().catch(()=>false)) await rej.click()
  await p.screenshot({path:`/tmp/prof/s-${name}.png`})
  await p.getByTestId('game-sound').click().catch(e=>console.log('no button',e.message.slice(0,200))); await p.waitForTimeout(700)
  await p.screenshot({path:`/tmp/prof/s-${name}-open.png`})
  await c.close()
}
await b.close()
