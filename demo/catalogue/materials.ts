/** Material and care of each product, by slug. */
export const materials: Record<string, string> = {
  'women-linen-camp-shirt':
    '100% European linen. Corozo buttons.\nMachine wash at 30 °C. Do not tumble dry. Warm iron.',
  'women-breton-tee':
    '100% organic cotton jersey, 210 g/m².\nMachine wash at 30 °C, inside out. Dry flat.',
  'women-poplin-shirt': '100% cotton poplin, yarn-dyed.\nMachine wash at 40 °C. Iron while damp.',
  'women-merino-crew':
    '100% extra-fine merino wool, mulesing-free.\nHand wash cool. Dry flat, away from heat.',
  'women-rib-tank': '95% cotton, 5% elastane.\nMachine wash at 40 °C. Tumble dry low.',
  'women-turtleneck':
    '100% extra-fine merino wool, mulesing-free.\nHand wash cool. Dry flat, away from heat.',
  'women-wide-leg-trousers':
    '98% virgin wool, 2% elastane. Lining: 100% viscose.\nDry clean. Steam to refresh.',
  'women-straight-jeans':
    '99% organic cotton, 1% elastane.\nMachine wash at 30 °C, inside out. Line dry.',
  'women-satin-skirt': '100% viscose satin.\nHand wash cool. Iron on the reverse, warm.',
  'women-pleated-skirt': '100% virgin wool. Lining: 100% viscose.\nDry clean only.',
  'women-floral-gathered-skirt':
    '100% cotton poplin, lined in cotton.\nMachine wash at 30 °C. Warm iron.',
  'women-chino-shorts': '100% cotton twill.\nMachine wash at 40 °C. Medium iron.',
  'women-linen-sundress':
    '100% European linen, printed by hand.\nMachine wash at 30 °C. Do not tumble dry.',
  'women-floral-wrap-dress': '100% cotton.\nMachine wash at 30 °C. Warm iron.',
  'women-slip-dress': '100% viscose satin.\nHand wash cool. Iron on the reverse, warm.',
  'women-knit-dress': '60% merino wool, 40% cotton.\nHand wash cool. Dry flat.',
  'women-shirt-dress': '100% cotton poplin.\nMachine wash at 40 °C. Iron while damp.',
  'women-wool-coat':
    '90% virgin wool, 10% cashmere. Lining: 100% viscose satin.\nDry clean. Brush between wearings.',
  'women-trench':
    'Shell: 100% cotton gabardine, water-repellent. Lining: 100% viscose.\nDry clean.',
  'women-denim-jacket':
    '100% cotton denim, copper buttons.\nMachine wash cold, inside out. Line dry.',
  'women-teddy-jacket': 'Pile: 70% wool, 30% cotton. Lining: 100% cotton.\nDry clean.',
  'women-chunky-cardigan': '100% lambswool, five-ply.\nHand wash cool. Dry flat.',
  'women-tweed-blazer': '100% virgin wool tweed. Lining: 100% viscose.\nDry clean only.',
  'women-zip-hoodie': '100% organic cotton, brushed inside.\nMachine wash at 30 °C. Line dry.',
  'women-check-scarf': '100% wool, brushed.\nDry clean, or air outdoors.',
  'women-canvas-tote': '100% cotton canvas, 480 g/m².\nSpot clean, or wash cold.',
  'women-leather-tote':
    '100% vegetable-tanned cow leather, brass rivets.\nWipe with a damp cloth. Feed once a year.',
  'men-heavy-tee': '100% cotton jersey, 240 g/m².\nMachine wash at 40 °C. Tumble dry low.',
  'men-pocket-tee': '100% combed cotton.\nMachine wash at 30 °C.',
  'men-flannel-shirt': '100% cotton flannel, brushed on both sides.\nMachine wash at 30 °C.',
  'men-chambray-shirt': '100% cotton chambray.\nMachine wash at 30 °C. Warm iron.',
  'men-band-collar-shirt': '100% European linen.\nMachine wash at 30 °C. Hang to dry.',
  'men-cable-jumper': '100% undyed virgin wool.\nHand wash cool. Dry flat.',
  'men-marl-crew': '100% lambswool.\nHand wash cool. Dry flat.',
  'men-waffle-henley': '100% cotton waffle.\nMachine wash at 30 °C.',
  'men-selvedge-jeans':
    '100% cotton selvedge denim, 14 oz.\nWash cold and seldom, inside out. Line dry.',
  'men-corduroy-trousers': '100% cotton corduroy, 11 wale.\nMachine wash at 30 °C, inside out.',
  'men-chinos': '98% cotton, 2% elastane.\nMachine wash at 40 °C. Medium iron.',
  'men-overcoat':
    '90% virgin wool, 10% polyamide. Lining: 100% viscose.\nDry clean. Brush between wearings.',
  'men-quilted-jacket':
    'Shell: 100% recycled polyamide. Filling: recycled down.\nMachine wash at 30 °C, gently. Tumble dry low.',
  'men-chore-jacket': '100% cotton canvas. Corozo buttons.\nMachine wash at 40 °C.',
  'men-cord-blazer': '100% cotton needlecord. Lining: 100% viscose satin.\nDry clean.',
  'men-bomber':
    'Shell: 100% polyamide. Lining and wadding: 100% polyester.\nWipe clean, or wash cold.',
  'men-hoodie': '100% loopback cotton, 400 g/m².\nMachine wash at 30 °C. Line dry.',
  'men-wool-cap': '100% wool.\nSpot clean.',
  'men-rib-beanie': '100% lambswool.\nHand wash cool. Dry flat.',
  'men-lambswool-scarf': '100% lambswool, woven in Scotland.\nDry clean, or air outdoors.',
  'men-boot-socks':
    '70% merino wool, 28% polyamide, 2% elastane.\nMachine wash at 30 °C, inside out.',
  'kid-ringer-tee': '100% cotton.\nMachine wash at 40 °C. Tumble dry low.',
  'kid-block-stripe-tee': '100% cotton jersey, prewashed.\nMachine wash at 40 °C.',
  'kid-star-tee': '100% cotton jersey, water-based print.\nMachine wash at 40 °C, inside out.',
  'kid-gingham-shirt': '100% cotton, yarn-dyed.\nMachine wash at 40 °C.',
  'kid-lambswool-jumper': '100% lambswool.\nHand wash cool. Dry flat.',
  'kid-sweatshirt': '100% organic cotton, brushed inside.\nMachine wash at 40 °C.',
  'kid-hoodie': '100% cotton, brushed inside.\nMachine wash at 40 °C.',
  'kid-rain-jacket':
    'Shell: 100% recycled polyester, taped seams. Lining: 100% cotton.\nWipe clean. Hang to dry.',
  'kid-duffle-coat': '80% wool, 20% polyamide. Wooden toggles.\nDry clean.',
  'kid-fleece-jacket': '100% recycled polyester.\nMachine wash at 30 °C. Do not iron.',
  'kid-pull-on-joggers': '100% cotton sweatshirt cloth.\nMachine wash at 40 °C.',
  'kid-jeans': '98% cotton, 2% elastane.\nMachine wash at 40 °C, inside out.',
  'kid-cord-skirt': '100% cotton corduroy.\nMachine wash at 30 °C, inside out.',
  'kid-seersucker-shorts': '100% cotton seersucker.\nMachine wash at 40 °C. No need to iron.',
  'kid-dot-skirt': '100% cotton poplin, lined in cotton.\nMachine wash at 40 °C.',
  'kid-chinos': '98% cotton, 2% elastane.\nMachine wash at 40 °C.',
  'kid-denim-dungarees': '100% cotton denim, brass buckles.\nMachine wash at 40 °C, inside out.',
  'kid-linen-dress': '100% European linen.\nMachine wash at 30 °C. Warm iron.',
  'kid-cord-cap': '100% cotton corduroy.\nSpot clean.',
  'kid-teddy-beanie': 'Pile: 100% cotton. Lining: 100% cotton jersey.\nHand wash cool.',
  'kid-stripe-socks': '78% cotton, 20% polyamide, 2% elastane.\nMachine wash at 40 °C.',
  'kid-backpack':
    '100% recycled polyamide, water-resistant. Trim: 100% cotton canvas.\nWipe clean.',
};
